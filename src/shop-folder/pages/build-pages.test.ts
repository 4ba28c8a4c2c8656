import { describe, expect, test } from "vitest";
import { allBlocks } from "#contract/blocks/all-blocks.ts";
import { actionBar, footer, header } from "#contract/page-frame.ts";
import { readDemoShop } from "#demo/filling/seed-database.ts";
import { generateVehicles } from "#demo/stock/generate-vehicles.ts";
import { addresses } from "#domain/addresses/addresses.ts";
import { isAllowedPath, isAllowedRedirectTarget } from "#domain/page-path.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { matchRoute } from "#domain/route-paths.ts";
import { parseVehiclePath } from "#domain/vehicle-address.ts";
import { segments } from "#domain/vehicle-types.ts";
import { drawnPictures, noPictures } from "../pictures/model-pictures.ts";
import { buildPages } from "./build-pages.ts";
import { pageNamed as pageOf } from "./page-path.ts";
import { buildRedirects } from "./redirects.ts";
import type { ShopPage } from "./shop-page.ts";

const today = "2026-11-20";
const pictures = drawnPictures();
const vehicles = generateVehicles({ today, pictures });
const forSale = vehicles.filter(({ status }) => status === "in-stock");
const { shop } = await readDemoShop();
const { dealers, pages: writtenPages } = shop;
const stocked = new Set(forSale.map(({ dealerCode }) => dealerCode));
const sells = ({ dealerCode }: { readonly dealerCode: string }) => stocked.has(dealerCode);
const pageNamed = (name: string) => pageOf(shop, name);
const pages = buildPages({ shop, vehicles, pictures, today });
const redirects = buildRedirects(shop, pages);
const pathOfPage = ({ locale, slug }: ShopPage) => pathOfSlug(locale, slug);
const paths = new Set(pages.map(pathOfPage));
const find = (locale: string, slug: string) =>
  pages.find((page) => page.locale === locale && page.slug === slug);

/** Every text inside a value, with the keys that lead to it. */
const textsIn = (value: unknown, path = ""): { path: string; text: string }[] => {
  if (typeof value === "string") return [{ path, text: value }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${path}/${key}`));
};

/** Texts that are simple markup, and the elements that it has. */
const isMarkup = (path: string) => /\/(body|answer)$/.test(path);
const allowedTags =
  /<\/?(?:p|h2|h3|ul|ol|li|strong|table|caption|thead|tbody|tr|th|td)>|<a href="[^"]+">|<\/a>/g;
const linksIn = (markup: string) => [...markup.matchAll(/<a href="([^"]*)"/g)].map(([, href = ""]) => href);

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe("buildPages", () => {
  test("makes nothing but blocks of the contract, each in its shape", () => {
    const broken = pages.flatMap((page) =>
      page.components.flatMap(({ key, data }) => {
        const block = allBlocks.find((known) => known.key === key);
        const fields = block?.data.safeParse(data).error?.issues.map((issue) => issue.path.join("."));
        return block && !fields ? [] : [`${pathOfPage(page)}: ${key} ${fields ?? "is unknown"}`];
      }),
    );
    expect(broken).toEqual([]);
    const used = new Set(pages.flatMap(({ components }) => components.map(({ key }) => key)));
    expect(used.size).toBeGreaterThan(15);
  });

  test("makes every written page and a landing for each make and body type, in both languages", () => {
    for (const locale of ["es", "pt"] as const) {
      for (const page of writtenPages.values()) expect(find(locale, page[locale].slug)?.locale).toBe(locale);
      const landings = pages.filter((page) => page.locale === locale && page.kind === "landing");
      const makes = new Set(forSale.map(({ version }) => `${version.kind} ${version.makeId}`));
      const models = Map.groupBy(
        forSale,
        ({ version }) => `${version.kind} ${version.makeId} ${version.modelId}`,
      );
      const several = [...models.values()].filter(({ length }) => length > 1).length;
      const cities = landings.filter(({ slug }) => /^(?:coches-ocasion|carros-usados)-/.test(slug));
      const lists = landings.filter(({ slug }) => /^(?:concesionario|concessionario)-volante/.test(slug));
      const selling = new Set(forSale.map(({ dealerCode }) => dealerCode));
      expect(lists).toHaveLength(selling.size);
      expect(landings).toHaveLength(makes.size + segments.length + several + cities.length + lists.length);
      expect(cities.length).toBeGreaterThan(30);
    }
  });

  test("gives every page an address of its own that the site accepts and that nothing else claims", () => {
    expect(paths.size).toBe(pages.length);
    const refused = [...paths].filter(
      (path) => !isAllowedPath(path) || matchRoute(path) || parseVehiclePath(path),
    );
    expect(refused).toEqual([]);
  });

  test("has the other language of every page", () => {
    for (const page of pages) {
      const other = page.locale === "es" ? "pt" : "es";
      expect(page.alternates[page.locale]).toBe(page.slug);
      expect(find(other, page.alternates[other])?.alternates).toEqual(page.alternates);
    }
  });

  test.each(["es", "pt"] as const)("never repeats a title, a description or a heading in %s", (locale) => {
    const ours = pages.filter((page) => page.locale === locale);
    expect(repeated(ours.map(({ seo }) => seo.title))).toEqual([]);
    expect(repeated(ours.map(({ seo }) => seo.description))).toEqual([]);
    const headings = ours.flatMap(({ components }) =>
      components.slice(0, 1).map(({ data }) => String(data.heading ?? data.title)),
    );
    const named = headings.filter((heading) => heading !== "undefined");
    expect(repeated(named)).toEqual([]);
  });

  test("never asks for the same vehicles on two pages of a language", () => {
    const searches = pages.flatMap(({ locale, components }) =>
      components
        .filter(({ key }) => key === "search")
        .map(
          ({ data }) =>
            `${locale} ${String(data.kind)} ${JSON.stringify(data.filters)} ${JSON.stringify(data.dealers)}`,
        ),
    );
    expect(repeated(searches)).toEqual([]);
  });

  test("links only to pages that exist, in its own language", () => {
    const broken = pages.flatMap((page) =>
      textsIn([page.components, page.header, page.footer, page.actionBar])
        .filter(({ path }) => /\/(link|href|action|body|answer)$/.test(path))
        .flatMap(({ path, text }) => (isMarkup(path) ? linksIn(text) : [text]).map((text) => ({ text })))
        .map(({ text }) => ({ text: text.replace(/\?.*$/, "") }))
        .filter(({ text }) => text.startsWith("/") && matchRoute(text) === undefined)
        .filter(({ text }) => !paths.has(text) || text.startsWith("/pt/") !== (page.locale === "pt"))
        .map(({ text }) => `${pathOfPage(page)} -> ${text}`),
    );
    expect(broken).toEqual([]);
  });

  test("leads from where a car is sold or valued into the trade-in, before anything else", () => {
    const [selling, valuation] = [pageNamed("selling"), pageNamed("valuation")];
    const own = /^(?:vender-coche|vender-carro|tasar-coche|avaliar-carro)-/;
    const meant = pages.filter(
      ({ locale, slug }) =>
        own.test(slug) || slug === selling[locale].slug || slug === valuation[locale].slug,
    );
    const firstLink = ({ components }: ShopPage) =>
      textsIn(components).find(({ path }) => /\/(link|href)$/.test(path))?.text;
    expect(meant.length).toBeGreaterThan(100);
    expect(meant.filter((page) => firstLink(page) !== "#tradein").map(pathOfPage)).toEqual([]);
    for (const locale of ["es", "pt"] as const)
      expect(textsIn(find(locale, "home")?.components).map(({ text }) => text)).toContain("#tradein");
  });

  test("tells no average of reviews, which are made up", () => {
    const reviews = pages.flatMap(({ components }) => components.filter(({ key }) => key === "reviews"));
    expect(reviews.length).toBeGreaterThan(0);
    expect(reviews.filter(({ data }) => data.average !== undefined)).toEqual([]);
  });

  test("opens with the tool that a page is about, also in each town and at each dealer", () => {
    const named = Object.entries({
      valuation: "sell-banner",
      selling: "sell-banner",
      financing: "finance-simulator",
      dealers: "dealer-locator",
      reserve: "hero",
    }).flatMap(([name, key]) =>
      Object.values(pageNamed(name)).map(({ slug }) => [new RegExp(`^${slug}$`), key] as const),
    );
    const tools = [
      ...named,
      [/^(?:vender-coche|vender-carro|tasar-coche|avaliar-carro)-/, "sell-banner"],
      [/^(?:concesionario|concessionario)-volante/, "dealer-locator"],
    ] as const;
    const opened = pages.flatMap((page) => {
      const [, key] = tools.find(([own]) => own.test(page.slug)) ?? [];
      return key === undefined ? [] : [{ path: pathOfPage(page), key, first: page.components[0] }];
    });
    expect(opened.length).toBeGreaterThan(150);
    expect(opened.filter(({ key, first }) => first?.key !== key).map(({ path }) => path)).toEqual([]);
    const emptied = opened.filter(
      ({ key, first }) =>
        (key === "sell-banner" && first?.data.plate !== true) ||
        (key === "hero" && first?.data.search === undefined),
    );
    expect(emptied.map(({ path }) => path)).toEqual([]);
  });

  test("opens by its hashes nothing but panels that there are", () => {
    const hashes = pages.flatMap((page) =>
      textsIn([page.components, page.header, page.footer, page.actionBar])
        .filter(({ path }) => isMarkup(path) || /\/(link|href)$/.test(path))
        .flatMap(({ path, text }) => (isMarkup(path) ? linksIn(text) : [text]))
        .filter((link) => link.startsWith("#")),
    );
    expect(new Set(hashes)).toEqual(new Set(["#contact", "#newsletter", "#tradein"]));
  });

  test.each(["es", "pt"] as const)("is reached from home in at most three clicks, in %s", (locale) => {
    const byPath = new Map(pages.map((page) => [pathOfPage(page), page]));
    const linksOf = (page: ShopPage) =>
      textsIn([page.components, page.header, page.footer, page.actionBar])
        .flatMap(({ path, text }) => (isMarkup(path) ? linksIn(text) : [text]))
        .filter((text) => byPath.has(text));
    const home = pathOfSlug(locale, pageNamed("home")[locale].slug);
    const depths = new Map([[home, 0]]);
    for (const path of depths.keys()) {
      const page = byPath.get(path);
      const next = (depths.get(path) ?? 0) + 1;
      for (const link of page ? linksOf(page) : []) if (!depths.has(link)) depths.set(link, next);
    }
    const ours = pages.filter((page) => page.locale === locale && page.kind !== "error").map(pathOfPage);
    expect(ours.filter((path) => (depths.get(path) ?? 9) > 3)).toEqual([]);
  });

  test("leads from a dealer to the list of its vehicles, except from that list", () => {
    const locators = pages.flatMap((page) =>
      page.components
        .filter(({ key }) => key === "dealer-locator")
        .map(({ data }) => {
          const { lists = [], dealers } = data as {
            lists?: { dealer: string; href: string }[];
            dealers?: string[];
          };
          return { page, data: { lists, dealers } };
        }),
    );
    for (const { page, data } of locators) {
      const own = page.slug.startsWith("conces") && page.kind === "landing";
      const meant = dealers.filter(({ dealerCode }) => data.dealers?.includes(dealerCode) ?? true);
      const withStock = meant.filter(sells).map(({ dealerCode }) => dealerCode);
      expect(data.lists.map(({ dealer }) => dealer).toSorted()).toEqual(own ? [] : withStock.toSorted());
      for (const { dealer, href } of data.lists) {
        const list = pages.find((other) => pathOfPage(other) === href);
        expect(list?.components.map(({ key }) => key)).toEqual(["dealer-locator", "search", "link-grid"]);
        expect(list?.components[1]?.data).toMatchObject({ dealers: [dealer], filters: {} });
      }
    }
  });

  test("leaves no placeholder, no markup, no exclamation mark and no empty text", () => {
    const bad = pages.flatMap((page) =>
      textsIn(page)
        .map(({ path, text }) => ({ path, text: isMarkup(path) ? text.replace(allowedTags, " ") : text }))
        .filter(
          ({ path, text }) =>
            /[{}<>!¡]|\*\*|undefined|NaN/.test(text.replaceAll("Up!", "Up")) ||
            (text.trim() === "" && path !== "/slug"),
        )
        .map(({ path, text }) => `${pathOfPage(page)}${path}: ${text}`),
    );
    expect(bad).toEqual([]);
  });

  test("keeps header, footer and action bar to the contract", () => {
    for (const page of pages) {
      expect(header.parse(page.header)).toEqual(page.header);
      expect(footer.parse(page.footer)).toEqual(page.footer);
      expect(actionBar.parse(page.actionBar)).toEqual(page.actionBar);
    }
  });

  test("repeats no component id on a page", () => {
    for (const { components } of pages) expect(repeated(components.map(({ id }) => id))).toEqual([]);
  });

  test("has titles and descriptions of a length that search engines show", () => {
    const wrong = pages
      .filter(
        ({ seo }) => seo.title.length > 80 || seo.description.length < 50 || seo.description.length > 200,
      )
      .map((page) => `${pathOfPage(page)} ${page.seo.title.length} ${page.seo.description.length}`);
    expect(wrong).toEqual([]);
  });

  test("counts its figures from the stock", () => {
    const listed = forSale.filter(({ version }) => version.makeId === "seat");
    expect(find("es", "seat-segunda-mano")?.seo.title).toMatch(
      `SEAT de segunda mano: ${listed.length} desde`,
    );
  });

  test("shows a picture on the home page, and the deposit that it is given", () => {
    const other = buildPages({
      shop: { ...shop, settings: { ...shop.settings, reservation: { deposit: 500 } } },
      ...{ vehicles, pictures: noPictures, today },
    });
    const heroOf = (all: ShopPage[]) => all.find(({ slug }) => slug === "home")?.components[0]?.data;
    expect(heroOf(pages)?.image).toMatchObject({
      url: expect.stringMatching(/^\/pictures\/scenes\/suv-blue-front-studio-[0-9a-f]{4}-1200\.avif$/),
    });
    expect(heroOf(other)?.image).toBeUndefined();
    expect(JSON.stringify(other)).toContain("500,00");
    expect(JSON.stringify(other)).not.toContain("300,00 €.");
  });
});

test("slides show the scene or the view of a model that their text names, or no picture where it was not rendered", () => {
  const images = (all: ShopPage[]) =>
    all
      .flatMap(({ components }) => components.filter(({ key }) => key === "slides"))
      .flatMap(({ data }) => data.items as { readonly image?: unknown }[])
      .flatMap(({ image }) => image ?? []);
  const addresses = images(pages).map((image) => (image as { readonly url: string }).url);
  expect(addresses.filter((url) => /^\/pictures\/scenes\/.*-1200\.avif$/.test(url))).toHaveLength(6);
  expect(
    addresses.filter((url) => /^\/pictures\/skoda-fabia-hatchback\/.*-640\.avif$/.test(url)),
  ).toHaveLength(8);
  expect(images(buildPages({ shop, vehicles, pictures: noPictures, today }))).toEqual([]);
});

describe("buildRedirects", () => {
  test("begins where there is no page and ends at one, without a chain", () => {
    const froms = new Set(redirects.map(({ path }) => path));
    expect(froms.size).toBe(redirects.length);
    expect(redirects.filter(({ path }) => paths.has(path))).toEqual([]);
    expect(redirects.filter(({ target }) => !paths.has(target) || froms.has(target))).toEqual([]);
  });

  test("uses addresses that the pipeline lets through", () => {
    expect(redirects.filter(({ path }) => !isAllowedPath(path) || !path.endsWith("/"))).toEqual([]);
    expect(redirects.filter(({ target }) => !isAllowedRedirectTarget(target))).toEqual([]);
  });

  test("catches what is left of a vehicle's address when its end is cut off", () => {
    const froms = redirects.map(({ path }) => path);
    for (const segment of Object.values(addresses.es.vehicles)) expect(froms).toContain(`/${segment}/`);
    for (const segment of Object.values(addresses.pt.vehicles)) expect(froms).toContain(`/pt/${segment}/`);
  });
});
