import { loginAddress } from "#domain/login-address.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { type Locale, locales } from "#platform/locale.ts";
import type { SeedDealer } from "../dealers/seed-dealer.ts";
import { checkPlaces } from "../files/check-places.ts";
import { DemoFileError } from "../files/demo-file-error.ts";
import { nameField } from "../files/name-faults.ts";
import type { ListedVehicle } from "../stock/seed-vehicle.ts";
import { articles } from "./blog/articles.ts";
import { articlePaths, type Blog, buildBlog, feedLink } from "./blog/build-blog.ts";
import { bodyTypes } from "./body-types.ts";
import type { BuildPagesInput } from "./build-pages-input.ts";
import { carsPage } from "./cars-page.ts";
import { creditFigures } from "./credit-terms.ts";
import { type DealerList, dealerSlug, dealersWithStock, vehiclesOf } from "./dealer-facts.ts";
import { dealerPage } from "./dealer-page.ts";
import { type Figures, fillData } from "./fill-data.ts";
import { frames } from "./frame.ts";
import { landingsWithModels } from "./landings-with-models.ts";
import { modelPages } from "./model-landings.ts";
import { modelStocks } from "./model-stock.ts";
import { pathOf } from "./page-path.ts";
import type { PageText } from "./page-text.ts";
import { type PlaceFacts, placeFactsOf } from "./place-facts.ts";
import type { PlacePage } from "./place-page.ts";
import { page } from "./place-words.ts";
import type { SeedComponent, SeedPage } from "./seed-page.ts";
import { sellingPage } from "./selling-page.ts";
import { stockPlaces } from "./stock-figures.ts";
import { valuingPage } from "./valuing-page.ts";
import { stockFigures, withStock } from "./with-stock.ts";
import { withoutFigures } from "./without-figures.ts";
import { checkBlocks } from "./written/check-blocks.ts";
import { checkLinks } from "./written/check-links.ts";
import { writtenPages } from "./written/written-pages.ts";

/**
 * Looks at what was written of the pages.
 * @throws DemoFileError that names file, line and field of blocks that have not the shape of the contract, of links that lead nowhere and
 * of addresses that another page has
 */
const checkPages = (pages: readonly SeedPage[]): void => {
  const paths = new Set(pages.map(({ locale, slug }) => pathOfSlug(locale, slug)));
  const faults = locales.flatMap((locale) => {
    const own = pages.filter((page) => page.locale === locale);
    const written = [...writtenPages.values()].map((page) => page[locale]);
    const ofBlog = [...articles.values()].map((article) => article[locale]);
    const slugs = own.map(({ slug }) => slug).toSorted();
    const repeated = new Set(slugs.filter((slug, index) => slug === slugs[index - 1]));
    return [
      ...[...written, ...ofBlog]
        .filter(({ slug }) => repeated.has(slug))
        .map((page) => `${nameField(page.written, ["slug"])}: two pages have the address "${page.slug}"`),
      ...written.flatMap((page) =>
        checkBlocks(page, own.find(({ slug }) => slug === page.slug)?.components ?? []),
      ),
      ...checkLinks(
        [
          ...written.flatMap(({ texts }) => texts),
          ...frames[locale].texts,
          ...ofBlog.map(({ body }) => body),
        ],
        paths,
      ),
    ];
  });
  if (faults.length > 0) throw new DemoFileError(faults);
};

/** Addresses and constants that any text may name. */
const commonFigures = (locale: Locale, { dealers, today, depositEuros = 300 }: BuildPagesInput): Figures => {
  return {
    ...Object.fromEntries([...writtenPages.keys()].map((name) => [`path:${name}`, pathOf(locale, name)])),
    ...Object.fromEntries(
      Object.entries(bodyTypes[locale].types).map(([id, { slug }]) => [
        `segment:${id}`,
        pathOfSlug(locale, slug),
      ]),
    ),
    ...articlePaths(locale),
    "login:reservations": loginAddress(locale, { returnTo: routePath("reservations", locale) }),
    ...creditFigures(locale),
    deposit: marketOf(locale).formats.money(depositEuros),
    allDealers: String(dealers.length),
    year: today.slice(0, 4),
  };
};

/** A page with all vehicles of each dealer that has any, cars and motorbikes. */
const dealerPages = (places: readonly PlaceFacts[], vehicles: readonly ListedVehicle[]): PlacePage[] =>
  dealersWithStock(places, vehicles).map((each) => ({
    slugs: { es: dealerSlug("es", each.dealer), pt: dealerSlug("pt", each.dealer) },
    texts: { es: dealerPage("es", each), pt: dealerPage("pt", each) },
    isList: true,
  }));

/** The pages of `dealerPages`, by the dealers' codes. */
const dealerLists = (
  locale: Locale,
  dealers: readonly SeedDealer[],
  vehicles: readonly ListedVehicle[],
): DealerList[] =>
  dealers
    .filter(({ dealerCode }) => vehiclesOf(dealerCode, vehicles).length > 0)
    .map((dealer) => ({
      dealer: dealer.dealerCode,
      href: pathOfSlug(locale, dealerSlug(locale, dealer)),
    }));

const newestOnHome = 3;

/** Adds the articles to the parts of a written page that show them, and the feed to the page that lists them. */
const withBlog = (locale: Locale, name: string, page: PageText, { summaries }: Blog): PageText => {
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

/** Three pages for each place: its cars, selling a car there, having one valued there. */
const placePages = (places: readonly PlaceFacts[], today: string): PlacePage[] => {
  const year = Number(today.slice(0, 4));
  return places.flatMap((place) => [
    ...(place.facts ? [page(place, "cars", (locale) => carsPage(locale, place))] : []),
    page(place, "selling", (locale) => sellingPage(locale, place)),
    page(place, "valuing", (locale) => valuingPage(locale, place, year)),
  ]);
};

/**
 * Every content page in both languages: those written by hand, a landing page for each make, model and body type of the
 * stock, and the pages of each place that has a dealer. All figures in the texts count what can be bought of the stock that
 * is given.
 * @throws DemoFileError that names file, line and field where a text uses an unknown figure, a block has not the shape
 * of the contract, a link leads nowhere, or two pages have one address
 */
export const buildPages = (input: BuildPagesInput): SeedPage[] => {
  checkFigures(input);
  const pages = [...writePages(input)];
  checkPages(pages);
  return pages;
};

/** The same one after another, unchecked: of a stock that has changed since the texts were. */
export const writePages = function* (given: BuildPagesInput): Generator<SeedPage, void> {
  const vehicles = given.vehicles.filter(({ status }) => status === "in-stock");
  const input = { ...given, vehicles };
  const { today } = input;
  const models = modelStocks(vehicles);
  const places = placeFactsOf(input.dealers, vehicles);
  const landings = landingsWithModels(vehicles, models);
  const ofModels = modelPages(models, input.dealers);
  const ofPlaces = [...placePages(places, today), ...dealerPages(places, vehicles)];
  for (const locale of locales) {
    const common = commonFigures(locale, input);
    const frame = fillData(frames[locale].text, common);
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
    for (const [name, page] of writtenPages) {
      const { kind, text } = page[locale];
      const figures = stockFigures(locale, text, input);
      const filled = fillData(figures ? text : withoutFigures(text), { ...common, ...figures });
      const stocked = withStock(locale, name, filled, landings, places, input);
      yield finish({ es: page.es.slug, pt: page.pt.slug }, kind, withBlog(locale, name, stocked, blog));
    }
    for (const { slugs, text } of blog.pages) yield finish(slugs, "text", text);
    for (const { slugs, texts } of [...landings.makes, ...landings.segments, ...ofModels])
      yield finish(slugs, "landing", texts[locale]);
    for (const { slugs, texts, isList } of ofPlaces)
      yield finish(slugs, isList ? "landing" : "text", texts[locale]);
  }
};

/** Refuses texts with unknown placeholders. */
const checkFigures = (input: BuildPagesInput): void => {
  const faultsIn = (locale: Locale): string[] => {
    const common = commonFigures(locale, input);
    const known = { ...common, ...Object.fromEntries(stockPlaces.map((name) => [name, ""])) };
    const ofPages = [...writtenPages.values()].flatMap(({ [locale]: { texts } }) =>
      checkPlaces(texts, known),
    );
    return [...ofPages, ...checkPlaces(frames[locale].texts, common)];
  };
  const faults = locales.flatMap(faultsIn);
  if (faults.length > 0) throw new DemoFileError(faults);
};
