import { previousPrice } from "#domain/previous-price.ts";
import { routePath } from "#domain/routes.ts";
import { marketOf } from "#market/markets.ts";
import { type Locale, locales } from "#platform/locale.ts";
import type { PictureManifest, SeedComponent, SeedDealer, SeedPage, SeedVehicle } from "../seed-types.ts";
import { accessibilityTexts } from "./accessibility.ts";
import { articlePaths, type Blog, buildBlog, feedLink } from "./blog/build-blog.ts";
import { blogTexts } from "./blog/list-page.ts";
import { buyingTexts } from "./buying.ts";
import { cookiesTexts } from "./cookies.ts";
import { creditFigures, simulatorCredit } from "./credit-terms.ts";
import { type DealerList, dealerLists, dealerPages } from "./dealer-pages.ts";
import { dealersTexts, makesTexts } from "./directory-texts.ts";
import { errorTexts } from "./error-page.ts";
import { faqTexts } from "./faq.ts";
import { type Figures, fillData } from "./fill-text.ts";
import { financingTexts } from "./financing.ts";
import { finderTexts } from "./finder.ts";
import { frameTexts } from "./frame.ts";
import { homeTexts } from "./home.ts";
import { type ListName, listSearches, listTexts } from "./lists.ts";
import { makeLandings, segmentLandings } from "./make-landings.ts";
import { modelPages, withModelLinks } from "./model-landings.ts";
import { bodyOf, type ModelStock, modelStocks } from "./model-stock.ts";
import { pathOf, pathOfSlug } from "./page-path.ts";
import { type PageName, pageSlugs, segmentSlugs } from "./page-slugs.ts";
import type { PageText, PageTexts } from "./page-text.ts";
import { type PlaceFacts, placeFactsOf } from "./place-facts.ts";
import { largestPlaces, locatorPlaces, placeLinks, placePages } from "./place-pages.ts";
import { privacyTexts } from "./privacy.ts";
import { reservationFaqTexts } from "./reservation-faq.ts";
import { reservationTermsTexts } from "./reservation-terms.ts";
import { reserveAccountTexts, reserveHistoryTexts, reserveTexts } from "./reserving.ts";
import { reviewsData } from "./reviews.ts";
import { serviceTexts, tyresTexts } from "./services.ts";
import { figuresOf, stockFactsOf } from "./stock-figures.ts";
import { termsTexts } from "./terms.ts";
import { brandItems, heroImage, type Landings, segmentItems } from "./tiles.ts";
import { sellingTexts, valuationTexts } from "./valuation.ts";

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
  finder: finderTexts,
  valuation: valuationTexts,
  selling: sellingTexts,
  financing: financingTexts,
  tyres: tyresTexts,
  service: serviceTexts,
  reserve: reserveTexts,
  reserveAccount: reserveAccountTexts,
  reserveHistory: reserveHistoryTexts,
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
  outlet: "list",
  blackDays: "list",
  financeCampaign: "list",
};

const modelHeadings = {
  make: { es: "Modelos de {make}", pt: "Modelos da {make}" },
  segment: { es: "Los modelos con más unidades", pt: "Os modelos com mais unidades" },
} as const satisfies Record<string, Record<Locale, string>>;

/**
 * Every content page in both languages: those written by hand, a landing page for each make, model and body type of the
 * stock, and the pages of each place that has a dealer. All figures in the texts count what can be bought of the stock that
 * is given. Throws RangeError when a text asks for a figure that there is none of.
 */
export const buildPages = (given: BuildPagesInput): SeedPage[] => {
  const vehicles = given.vehicles.filter(({ status }) => status === "in-stock");
  const input = { ...given, vehicles };
  const { today } = input;
  const models = modelStocks(vehicles);
  const places = placeFactsOf(input.dealers, vehicles);
  const landings = landingsWithModels(vehicles, models);
  const ofModels = modelPages(models, input.dealers);
  const ofPlaces = [...placePages(places, today), ...dealerPages(places, vehicles)];
  return locales.flatMap((locale) => {
    const common = commonFigures(locale, input);
    const frame = fillData(frameTexts[locale], common);
    const lists = dealerLists(locale, input.dealers, vehicles);
    const finish = (slugs: SeedPage["alternates"], kind: SeedPage["kind"], text: PageText): SeedPage => ({
      slug: slugs[locale],
      locale,
      kind,
      alternates: slugs,
      ...withDealerLists(text, lists),
      ...frame,
    });
    const blog = buildBlog(locale, input, common);
    const written = (Object.keys(writtenPages) as PageName[]).map((name) => {
      const figures = { ...common, ...stockFigures(locale, name, input) };
      const filled: PageText = fillData<PageText>(writtenPages[name][locale], figures);
      return finish(
        pageSlugs[name],
        kinds[name] ?? "text",
        withBlog(locale, name, withStock(locale, name, filled, landings, places, input), blog),
      );
    });
    const landed = [...landings.makes, ...landings.segments, ...ofModels].map(({ slugs, texts }) =>
      finish(slugs, "landing", texts[locale]),
    );
    const placed = ofPlaces.map(({ slugs, texts, isList }) =>
      finish(slugs, isList ? "landing" : "text", texts[locale]),
    );
    const articles = blog.pages.map(({ slugs, text }) => finish(slugs, "text", text));
    return [...written, ...articles, ...landed, ...placed];
  });
};

/** Where the vehicles of each dealer are that a page shows; its own page does not lead to itself. */
const withDealerLists = (page: PageText, lists: readonly DealerList[]): PageText => {
  const search = page.components.find(({ key }) => key === "search")?.data;
  const isOwn = search?.kind === undefined && Array.isArray(search?.dealers);
  const components = page.components.map((component): SeedComponent => {
    if (component.key !== "dealer-locator") return component;
    const { dealers } = component.data;
    const shown = lists.filter(({ dealer }) => !Array.isArray(dealers) || dealers.includes(dealer));
    return isOwn || shown.length === 0
      ? component
      : { ...component, data: { ...component.data, lists: shown } };
  });
  return { ...page, components };
};

/** Landings of makes and body types, each with the ways to its models. */
const landingsWithModels = (vehicles: readonly SeedVehicle[], models: readonly ModelStock[]): Landings => ({
  makes: makeLandings(vehicles).map((landing) => {
    const { kind, id, text } = landing.tile;
    const ours = models.filter((model) => model.kind === kind && model.makeId === id);
    return withModelLinks(landing, fillData(modelHeadings.make, { make: text.es }), ours, false);
  }),
  segments: segmentLandings(vehicles).map((landing) => {
    const ours = models.filter((model) => bodyOf(model) === landing.tile.id).slice(0, 12);
    return withModelLinks(landing, modelHeadings.segment, ours, true);
  }),
});

/** Addresses and constants that any text may name. */
const commonFigures = (locale: Locale, { dealers, today, depositEuros = 300 }: BuildPagesInput): Figures => {
  const names = Object.keys(pageSlugs) as PageName[];
  return {
    ...Object.fromEntries(names.map((name) => [`path:${name}`, pathOf(locale, name)])),
    ...Object.fromEntries(
      Object.entries(segmentSlugs).map(([id, slugs]) => [`segment:${id}`, pathOfSlug(locale, slugs[locale])]),
    ),
    ...articlePaths(locale),
    "route:login": routePath("login", locale),
    ...creditFigures(locale),
    deposit: marketOf(locale).formats.money(depositEuros),
    allDealers: String(dealers.length),
    year: today.slice(0, 4),
  };
};

/** Adds the articles to the parts of a written page that show them, and the feed to the page that lists them. */
const withBlog = (locale: Locale, name: PageName, page: PageText, { summaries }: Blog): PageText => {
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
};

/** The figures of what a page is about: of its list, or of the whole stock. */
const stockFigures = (locale: Locale, name: PageName, { vehicles }: BuildPagesInput): Figures => {
  const meant = name in listSearches ? vehicles.filter(listTests[name as ListName]) : vehicles;
  const facts = stockFactsOf(meant);
  return facts ? figuresOf(facts, marketOf(locale).formats) : {};
};

/** Whether the price may be shown as reduced: the rule by which the list of offers filters. */
const isReduced = (vehicle: SeedVehicle): boolean => {
  const log = vehicle.prices
    .filter(({ priceType }) => priceType === "TotalPrice")
    .map(({ cents, at }) => ({ priceCents: cents, at: Date.parse(at) }));
  return previousPrice(log, Number.POSITIVE_INFINITY) !== undefined;
};

const listTests: Record<ListName, (vehicle: SeedVehicle) => boolean> = {
  cars: ({ version }) => version.kind === "car",
  motorbikes: ({ version }) => version.kind === "motorbike",
  offers: (vehicle) => vehicle.version.kind === "car" && isReduced(vehicle),
  outlet: ({ lowCost }) => lowCost,
  blackDays: isReduced,
  financeCampaign: ({ version, financing }) => version.kind === "car" && financing,
  premium: ({ version }) =>
    version.kind === "car" && listSearches.premium.filters.brand.some((id) => id === version.makeId),
};

/** Adds to a written page what follows the stock: tiles, the picture, the dealers. */
const withStock = (
  locale: Locale,
  name: PageName,
  page: PageText,
  landings: Landings,
  places: readonly PlaceFacts[],
  { pictures }: BuildPagesInput,
): PageText => {
  const components = page.components.map((component): SeedComponent => {
    const add = (extra: Record<string, unknown>) => ({ ...component, data: { ...component.data, ...extra } });
    if (component.key === "hero") return add({ image: heroImage(component.data, pictures) });
    if (component.key === "body-types") return add({ items: segmentItems(locale, landings) });
    if (component.key === "brands") {
      const kind = component.id === "motorbike-brands" ? "motorbike" : "car";
      return add({ items: brandItems(locale, landings, kind, name === "home" ? 18 : undefined) });
    }
    if (component.key === "finance-simulator") return add({ credit: simulatorCredit(locale) });
    if (component.key === "dealer-locator") return add({ places: locatorPlaces(locale, places) });
    if (component.key === "reviews") return add(reviewsData[locale]);
    if (component.id === "segments") return add({ items: landingLinks(locale, landings.segments) });
    if (component.id === "makes") return add({ items: landingLinks(locale, landings.makes) });
    if (component.id === "places" && name === "home")
      return add({ items: placeLinks(locale, largestPlaces(locale, places, 12), "cars") });
    if (component.id === "places") return add({ items: placeLinks(locale, places, placeKindOf(name)) });
    return component;
  });
  return { ...page, components };
};

/** Links to the landings of motorbikes, with how many each has; those of cars have tiles. */
const landingLinks = (locale: Locale, landings: Landings["makes"]) =>
  landings
    .filter(({ tile }) => tile.kind === "motorbike")
    .map(({ tile, slugs }) => ({
      text: tile.text[locale],
      href: pathOfSlug(locale, slugs[locale]),
      count: tile.count,
    }));

/** Which of a place's pages a written page leads to. */
const placeKindOf = (name: PageName) => {
  if (name === "valuation") return "valuing";
  return name === "selling" ? "selling" : "cars";
};
