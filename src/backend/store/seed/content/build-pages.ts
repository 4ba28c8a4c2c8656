import { previousPrice } from "#domain/previous-price.ts";
import { marketOf } from "#market/markets.ts";
import { type Locale, locales } from "#platform/locale.ts";
import type { PictureManifest, SeedComponent, SeedDealer, SeedPage, SeedVehicle } from "../seed-types.ts";
import { accessibilityTexts } from "./accessibility.ts";
import { articlePaths, type Blog, buildBlog, feedLink } from "./blog/build-blog.ts";
import { blogTexts } from "./blog/list-page.ts";
import { buyingTexts } from "./buying.ts";
import { cookiesTexts } from "./cookies.ts";
import { dealerListComponents } from "./dealer-list.ts";
import { dealersTexts, makesTexts } from "./directory-texts.ts";
import { errorTexts } from "./error-page.ts";
import { faqTexts } from "./faq.ts";
import { type Figures, fillData } from "./fill-text.ts";
import { frameTexts } from "./frame.ts";
import { homeTexts } from "./home.ts";
import { type ListName, listSearches, listTexts } from "./lists.ts";
import { makeLandings, segmentLandings } from "./make-landings.ts";
import { pathOf, pathOfSlug } from "./page-path.ts";
import { type PageName, pageSlugs, segmentSlugs } from "./page-slugs.ts";
import type { PageText, PageTexts } from "./page-text.ts";
import { privacyTexts } from "./privacy.ts";
import { reservationFaqTexts } from "./reservation-faq.ts";
import { reservationTermsTexts } from "./reservation-terms.ts";
import { figuresOf, stockFactsOf } from "./stock-figures.ts";
import { termsTexts } from "./terms.ts";
import { brandItems, heroImage, type Landings, segmentItems } from "./tiles.ts";

export type BuildPagesInput = {
  vehicles: readonly SeedVehicle[];
  dealers: readonly SeedDealer[];
  pictures: PictureManifest;
  /** `2026-11-20`: its year stands in the footer. */
  today: string;
  /** Deposit of a reservation in euros, for the texts that name it. */
  depositEuros?: number;
};

const writtenPages = {
  home: homeTexts,
  error: errorTexts,
  ...listTexts,
  buying: buyingTexts,
  makes: makesTexts,
  dealers: dealersTexts,
  reservationTerms: reservationTermsTexts,
  reservationFaq: reservationFaqTexts,
  faq: faqTexts,
  blog: blogTexts,
  terms: termsTexts,
  privacy: privacyTexts,
  cookies: cookiesTexts,
  accessibility: accessibilityTexts,
} as const satisfies Record<PageName, PageTexts>;

const newestOnHome = 3;

const kinds: Partial<Record<PageName, SeedPage["kind"]>> = {
  home: "home",
  error: "error",
  cars: "list",
  motorbikes: "list",
  offers: "list",
  premium: "list",
};

/**
 * Every content page in both languages: those written by hand, and a landing page for each make and body type of the
 * stock. All figures in the texts are counted from the stock that is given. Throws RangeError when a text asks for a
 * figure that there is none of.
 */
export function buildPages(input: BuildPagesInput): SeedPage[] {
  const { vehicles, today } = input;
  const landings = { makes: makeLandings(vehicles, today), segments: segmentLandings(vehicles, today) };
  return locales.flatMap((locale) => {
    const common = commonFigures(locale, input);
    const frame = fillData(frameTexts[locale], common);
    const finish = (slugs: SeedPage["alternates"], kind: SeedPage["kind"], text: PageText): SeedPage => ({
      slug: slugs[locale],
      locale,
      kind,
      alternates: slugs,
      ...text,
      ...frame,
    });
    const blog = buildBlog(locale, input, common);
    const written = (Object.keys(writtenPages) as PageName[]).map((name) => {
      const figures = { ...common, ...stockFigures(locale, name, input) };
      const filled: PageText = fillData<PageText>(writtenPages[name][locale], figures);
      return finish(
        pageSlugs[name],
        kinds[name] ?? "text",
        withBlog(locale, name, withStock(locale, name, filled, landings, input), blog),
      );
    });
    const landed = [...landings.makes, ...landings.segments].map(({ slugs, texts }) =>
      finish(slugs, "landing", texts[locale]),
    );
    const articles = blog.pages.map(({ slugs, text }) => finish(slugs, "text", text));
    return [...written, ...articles, ...landed];
  });
}

/** Addresses and constants that any text may name. */
function commonFigures(locale: Locale, { dealers, today, depositEuros = 300 }: BuildPagesInput): Figures {
  const names = Object.keys(pageSlugs) as PageName[];
  return {
    ...Object.fromEntries(names.map((name) => [`path:${name}`, pathOf(locale, name)])),
    ...Object.fromEntries(
      Object.entries(segmentSlugs).map(([id, slugs]) => [`segment:${id}`, pathOfSlug(locale, slugs[locale])]),
    ),
    ...articlePaths(locale),
    deposit: marketOf(locale).formats.money(depositEuros),
    allDealers: String(dealers.length),
    year: today.slice(0, 4),
  };
}

/** Adds the articles to the parts of a written page that show them, and the feed to the page that lists them. */
function withBlog(locale: Locale, name: PageName, page: PageText, { summaries }: Blog): PageText {
  const shown: Readonly<Record<string, readonly object[]>> = {
    "blog-list": summaries,
    "latest-articles": summaries.slice(0, newestOnHome),
  };
  return {
    seo: name === "blog" ? { ...page.seo, links: [feedLink(locale)] } : page.seo,
    components: page.components.map((component) => {
      const articles = shown[component.key];
      return articles === undefined ? component : { ...component, data: { ...component.data, articles } };
    }),
  };
}

/** The figures of what a page is about: of its list, or of the whole stock. */
function stockFigures(locale: Locale, name: PageName, { vehicles, today }: BuildPagesInput): Figures {
  const meant = name in listSearches ? vehicles.filter(listTests[name as ListName]) : vehicles;
  const facts = stockFactsOf(meant, today);
  return facts ? figuresOf(facts, marketOf(locale).formats) : {};
}

const listTests: Record<ListName, (vehicle: SeedVehicle) => boolean> = {
  cars: ({ version }) => version.kind === "car",
  motorbikes: ({ version }) => version.kind === "motorbike",
  offers: (vehicle) => vehicle.version.kind === "car" && isReduced(vehicle),
  premium: ({ version }) =>
    version.kind === "car" && listSearches.premium.filters.brand.some((id) => id === version.makeId),
};

/** Whether the price may be shown as reduced: the rule by which the list of offers filters. */
function isReduced(vehicle: SeedVehicle): boolean {
  const log = vehicle.prices
    .filter(({ priceType }) => priceType === "TotalPrice")
    .map(({ cents, at }) => ({ priceCents: cents, at: Date.parse(at) }));
  return previousPrice(log, Number.POSITIVE_INFINITY) !== undefined;
}

/** Adds to a written page what follows the stock: tiles, the picture, the dealers. */
function withStock(
  locale: Locale,
  name: PageName,
  page: PageText,
  landings: Landings,
  { dealers, pictures }: BuildPagesInput,
): PageText {
  const components = page.components.map((component): SeedComponent => {
    const add = (extra: Record<string, unknown>) => ({ ...component, data: { ...component.data, ...extra } });
    if (component.key === "hero") return add({ image: heroImage(component.data, pictures) });
    if (component.key === "body-types") return add({ items: segmentItems(locale, landings) });
    if (component.key === "brands") {
      const kind = component.id === "motorbike-brands" ? "motorbike" : "car";
      return add({ items: brandItems(locale, landings, kind, name === "home" ? 18 : undefined) });
    }
    return component;
  });
  return {
    ...page,
    components: name === "dealers" ? [...components, ...dealerListComponents(locale, dealers)] : components,
  };
}
