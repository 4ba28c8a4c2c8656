import type { APIRequestContext } from "@playwright/test";
import { expect } from "vitest";
import { z } from "zod";
import { paths } from "#tools/test-support/paths.ts";
import { readHead } from "../support/read-head.ts";
import { checkedKinds, listedVehicle } from "../support/structured-data.ts";
import { test } from "./http-test.ts";

const crawl = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return readHead(await answer.text());
};

type Head = Awaited<ReturnType<typeof crawl>>;
const dataOf = ({ data }: Head, type: string) => data.find((each) => each["@type"] === type);

/** Paths of the vehicles that a list names to search engines. */
const listedVehicles = async (request: APIRequestContext, path: string): Promise<readonly string[]> => {
  const list = dataOf(await crawl(request, path), "ItemList") as { itemListElement: { url: string }[] };
  return list.itemListElement.map(({ url }) => new URL(url).pathname);
};

const motorbikes = { es: "/motos-de-ocasion/", pt: "/pt/motos-segunda-mao/" };

/** One page of each template, and the kinds that it publishes. */
const templates = {
  home: [paths.home, ["Organization", "WebSite"]],
  list: [paths.list, ["BreadcrumbList", "ItemList"]],
  landing: [{ es: "/seat-segunda-mano/", pt: "/pt/seat-segunda-mao/" }, ["BreadcrumbList", "ItemList"]],
  motorbikes: [motorbikes, ["BreadcrumbList", "ItemList"]],
  place: [
    { es: "/coches-ocasion-madrid/", pt: "/pt/carros-usados-madrid/" },
    ["AutoDealer", "BreadcrumbList", "ItemList"],
  ],
  selling: [{ es: "/vender-coche-madrid/", pt: "/pt/vender-carro-madrid/" }, ["AutoDealer", "FAQPage"]],
  locator: [
    { es: "/concesionario-coches-ocasion/", pt: "/pt/concessionarios-carros-usados/" },
    ["AutoDealer", "BreadcrumbList"],
  ],
  blog: [paths.blog, ["BreadcrumbList"]],
  article: [paths.article, ["BlogPosting", "BreadcrumbList"]],
  questions: [paths.faq, ["FAQPage"]],
} as const;

for (const [name, [addresses, kinds]] of Object.entries(templates))
  test(`structured data of the ${name} page have what search engines ask for`, async ({ request }) => {
    for (const path of [addresses.es, addresses.pt])
      expect(checkedKinds((await crawl(request, path)).data), path).toEqual(kinds);
  });

for (const locale of ["es", "pt"] as const) {
  test(`so have those of a car and of a motorbike, in ${locale}`, async ({ request }) => {
    for (const [list, kind] of [
      [paths.list[locale], "Car"],
      [motorbikes[locale], "Motorcycle"],
    ] as const) {
      const published = [];
      // A reserved vehicle is not published as one that can be bought.
      for (const path of (await listedVehicles(request, list)).slice(0, 3))
        published.push(...checkedKinds((await crawl(request, path)).data));
      expect(new Set(published)).toEqual(new Set(["BreadcrumbList", kind]));
    }
  });

  test(`a vehicle says what listings need, in ${locale}`, async ({ request, baseURL }) => {
    const [path = ""] = await listedVehicles(request, paths.list[locale]);
    const page = await crawl(request, path);
    const vehicle = listedVehicle.parse(dataOf(page, "Car"));
    expect(vehicle.url).toBe(`${baseURL}${path}`);
    expect(page.canonical).toBe(vehicle.url);
    expect(page.languages[locale]).toBe(vehicle.url);
    expect(page.languages["x-default"]).toBe(page.languages.es);
    const shared = page.meta["og:image"] ?? "";
    expect(vehicle.image[0]).toMatch(/^http.*\/pictures\/.*\.avif$/);
    expect(shared).toContain(encodeURIComponent(new URL(vehicle.image[0] ?? "").pathname));
    // Sites that show a link send no `accept` that names picture formats.
    expect((await request.get(shared)).headers()["content-type"]).toBe("image/jpeg");
    const { itemListElement: crumbs } = z
      .object({
        itemListElement: z.array(z.object({ position: z.int(), name: z.string(), item: z.url().optional() })),
      })
      .parse(dataOf(page, "BreadcrumbList"));
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    expect(crumbs.findIndex(({ item }) => item === undefined)).toBe(crumbs.length - 1);
    expect(crumbs[0]?.item).toBe(`${baseURL}${paths.home[locale]}`);
    const byVin = await crawl(
      request,
      `${path.replace(/[^/]+\/$/, "")}${vehicle.vehicleIdentificationNumber}/`,
    );
    expect([byVin.canonical, byVin.languages]).toEqual([page.canonical, page.languages]);
  });

  test(`home says which company runs the site and how to search it, in ${locale}`, async ({
    request,
    baseURL,
  }) => {
    const { data } = await crawl(request, paths.home[locale]);
    const graph = data.flatMap((each) => (each["@graph"] as Record<string, unknown>[] | undefined) ?? []);
    expect(graph).toContainEqual(expect.objectContaining({ "@type": "Organization", name: "Volante" }));
    expect(JSON.stringify(graph)).toContain(`${baseURL}${paths.home[locale]}`);
    expect(JSON.stringify(graph)).toContain(`${baseURL}${paths.list[locale]}?text={search_term_string}`);
  });

  test(`an article and the questions say what they are, in ${locale}`, async ({ request, baseURL }) => {
    const article = await crawl(request, paths.article[locale]);
    expect(article.canonical).toBe(`${baseURL}${paths.article[locale]}`);
    expect(article.languages.es).toBe(`${baseURL}${paths.article.es}`);
    expect(article.languages.pt).toBe(`${baseURL}${paths.article.pt}`);
    expect(article.meta["og:type"]).toBe("article");
    expect(article.meta["og:image"]).toMatch(/\/_next\/image\/\?url=%2Fpictures%2Fscenes%2F/);
    const { data } = await crawl(request, paths.faq[locale]);
    const pages = data.filter((each) => each["@type"] === "FAQPage");
    expect(pages).toHaveLength(1);
    expect(pages.flatMap(({ mainEntity }) => mainEntity as unknown[]).length).toBeGreaterThan(20);
  });

  test(`a page without a picture shares that of the site, in ${locale}`, async ({ request, baseURL }) => {
    const { meta } = await crawl(request, locale === "es" ? "/privacidad/" : "/pt/privacidade/");
    expect(meta["og:image"]).toBe(`${baseURL}/icons/share.jpg`);
    expect((await request.get("/icons/share.jpg")).headers()["content-type"]).toBe("image/jpeg");
  });
}

/** A vehicle of the lists that is reserved or sold. */
const findUnavailable = async (request: APIRequestContext): Promise<string> => {
  for (let number = 1; number <= 10; number++) {
    const html = await (await request.get(`${paths.list.es}?sort=price-asc&page=${number}`)).text();
    for (const [card] of html.matchAll(/<article.*?<\/article>/gs)) {
      if (!/Reservado|Vendido/.test(card)) continue;
      const path = /href="(\/coches-ocasion\/[^"]*)"/.exec(card)?.[1];
      if (path) return path;
    }
  }
  throw new Error("Every vehicle of ten pages can be bought");
};

test("a vehicle that cannot be bought is not published as one that can", async ({ request }) => {
  const page = await crawl(request, await findUnavailable(request));
  expect(dataOf(page, "Car")).toBeUndefined();
  expect(dataOf(page, "BreadcrumbList")).toBeDefined();
});

test("a list counts its vehicles, further pages too", async ({ request }) => {
  for (const locale of ["es", "pt"] as const)
    for (const [query, first] of [
      ["", 1],
      ["?page=2", 25],
    ] as const) {
      const path = `${paths.list[locale]}${query}`;
      const page = await crawl(request, path);
      const list = dataOf(page, "ItemList") as { itemListElement: { position: number }[] };
      expect(list.itemListElement).toHaveLength(24);
      expect(list.itemListElement[0]?.position).toBe(first);
      expect(page.canonical?.endsWith(path), path).toBe(true);
      expect(page.meta.robots).toBeUndefined();
    }
});

/** Queries of the list, the canonical address of each where it has one, and its robots directive. */
const indexed: readonly (readonly [query: string, canonical: string | undefined, robots?: string])[] = [
  ["?sort=newest", paths.list.es],
  ["?utm_source=x&nada=1", paths.list.es],
  ["?brand=seat", "/seat-segunda-mano/"],
  ["?segment=suv", "/suv-segunda-mano/"],
  ["?brand=seat&fuel=diesel", undefined, "noindex, follow"],
  ["?fuel=diesel&brand=seat&x=1", undefined, "noindex, follow"],
  ["?brand=audi,seat&segment=suv&priceTo=30000", undefined, "noindex, follow"],
  ["?fuel=diesel&page=2", undefined, "noindex, follow"],
  ["?page=9999", `${paths.list.es}?page=9999`, "noindex, follow"],
];

test("search engines index lists that have a page of their own, and no others", async ({
  request,
  baseURL,
}) => {
  for (const [query, canonical, robots] of indexed) {
    const page = await crawl(request, `${paths.list.es}${query}`);
    expect([page.canonical, page.meta.robots], query).toEqual([
      canonical && `${baseURL}${canonical}`,
      robots,
    ]);
  }
});

test("the alternate of every page names it in return", async ({ request }) => {
  const [vehicle = ""] = await listedVehicles(request, paths.list.es);
  for (const path of [
    "/",
    `${paths.list.es}?page=3`,
    `${paths.list.es}?brand=seat`,
    "/reserva-preguntas-frecuentes/",
    "/comparar/",
    vehicle,
  ]) {
    const page = await crawl(request, path);
    expect(Object.keys(page.languages).sort(), path).toEqual(["es", "pt", "x-default"]);
    const portuguese = await crawl(request, page.languages.pt ?? "");
    expect(portuguese.languages, path).toEqual(page.languages);
    expect(portuguese.canonical, path).toBe(page.languages.pt);
    expect(page.canonical, path).toBe(page.languages.es);
  }
});
