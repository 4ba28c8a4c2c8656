import { loginAddress } from "#domain/login-address.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { env } from "#platform/env.ts";
import type { Locale } from "#platform/locale.ts";
import { checkPlaces } from "../files/check-places.ts";
import { nameField } from "../files/name-faults.ts";
import { inLanguages } from "../files/pair-translations.ts";
import { placeOf } from "../files/read-csv.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import { shopFigures } from "../shop-figures.ts";
import type { ShopTexts } from "../shop-texts.ts";
import { articlePaths, type Blog, buildBlog, feedLink } from "./blog/build-blog.ts";
import type { BuildPagesInput } from "./build-pages-input.ts";
import { carsPage } from "./cars-page.ts";
import { creditFigures } from "./credit-terms.ts";
import { type DealerList, dealerSlug, dealersWithStock, vehiclesOf } from "./dealer-facts.ts";
import { dealerPage } from "./dealer-page.ts";
import { type Figures, fillData } from "./fill-data.ts";
import { landingsWithModels } from "./landings-with-models.ts";
import type { ListedVehicle } from "./listed-vehicle.ts";
import { modelPages } from "./model-landings.ts";
import { modelStocks } from "./model-stock.ts";
import { pathOf } from "./page-path.ts";
import type { PageText } from "./page-text.ts";
import { type PlaceFacts, placeFactsOf } from "./place-facts.ts";
import { hasPages } from "./place-path.ts";
import { type PlacePage, page } from "./place-words.ts";
import { sellingPage } from "./selling-page.ts";
import type { ShopComponent, ShopPage } from "./shop-page.ts";
import { stockPlaces } from "./stock-figures.ts";
import { valuingPage } from "./valuing-page.ts";
import { stockFigures, withStock } from "./with-stock.ts";
import { withoutFigures } from "./without-figures.ts";
import { checkBlocks } from "./written/check-blocks.ts";
import { checkLinks, leadsNowhere } from "./written/check-links.ts";

/**
 * Looks at what was written of the pages.
 * @throws ShopFileError that names file, line and field of blocks that have not the shape of the contract, of links that lead nowhere and
 * of addresses that another page has
 */
const checkPages = (shop: ShopTexts, pages: readonly ShopPage[]): void => {
  const paths = new Set(pages.map(({ locale, slug }) => pathOfSlug(locale, slug)));
  const faults = shop.languages.flatMap((locale) => {
    const own = pages.filter((page) => page.locale === locale);
    const written = [...shop.pages.values()].map((page) => page[locale]);
    const ofBlog = [...shop.articles.values()].map((article) => article[locale]);
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
          ...shop.menus[locale].texts,
          ...ofBlog.map(({ body }) => body),
        ],
        paths,
      ),
    ];
  });
  const twice = shop.redirects
    .filter(({ path }) => paths.has(path))
    .map((row) => `${placeOf("redirects.csv", row, "path")}: a page has the address ${row.path}`);
  const lost = shop.redirects
    .filter(({ target }) => leadsNowhere(target, paths))
    .map((row) => `${placeOf("redirects.csv", row, "target")}: ${row.target} leads nowhere`);
  faults.push(...twice, ...lost);
  if (faults.length > 0) throw new ShopFileError(faults);
};

/** Addresses and constants that any text may name. */
const commonFigures = (locale: Locale, { shop, today }: BuildPagesInput): Figures => {
  return {
    ...shopFigures(shop.settings, locale),
    ...Object.fromEntries([...shop.pages.keys()].map((name) => [`path:${name}`, pathOf(shop, locale, name)])),
    ...Object.fromEntries(
      Object.entries(shop.sentences.bodyTypes[locale].types).map(([id, { slug }]) => [
        `segment:${id}`,
        pathOfSlug(locale, slug),
      ]),
    ),
    ...articlePaths(shop, locale),
    "login:reservations": loginAddress(locale, { returnTo: routePath("reservations", locale) }),
    ...creditFigures(shop, locale),
    deposit: marketOf(locale).formats.money(
      shop.settings.reservation?.deposit ?? env().RESERVATION_DEPOSIT_EUR,
    ),
    allDealers: String(shop.dealers.length),
    year: today.slice(0, 4),
  };
};

/** A page with all vehicles of each dealer that has any, cars and motorbikes. */
const dealerPages = (
  shop: ShopTexts,
  places: readonly PlaceFacts[],
  vehicles: readonly ListedVehicle[],
): PlacePage[] =>
  dealersWithStock(places, vehicles).map((each) => ({
    slugs: inLanguages(shop.languages, (locale) => dealerSlug(shop, locale, each.dealer)),
    texts: inLanguages(shop.languages, (locale) => dealerPage(shop, locale, each)),
    isList: true,
  }));

/** The pages of `dealerPages`, by the dealers' codes. */
const dealerLists = (shop: ShopTexts, locale: Locale, vehicles: readonly ListedVehicle[]): DealerList[] =>
  shop.dealers
    .filter(({ dealerCode }) => vehiclesOf(dealerCode, vehicles).length > 0)
    .map((dealer) => ({
      dealer: dealer.dealerCode,
      href: pathOfSlug(locale, dealerSlug(shop, locale, dealer)),
    }));

const newestOnHome = 3;

/** Adds the articles to the parts of a written page that show them, and the feed to the page that lists them. */
const withBlog = (
  shop: ShopTexts,
  locale: Locale,
  name: string,
  { page, blog: { summaries } }: { readonly page: PageText; readonly blog: Blog },
): PageText => {
  const shown: Readonly<Record<string, readonly object[]>> = {
    "blog-list": summaries,
    "latest-articles": summaries.slice(0, newestOnHome),
  };
  return {
    seo: name === "blog" ? { ...page.seo, links: [feedLink(shop, locale)] } : page.seo,
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
  const components = page.components.map((component): ShopComponent => {
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
const placePages = (shop: ShopTexts, places: readonly PlaceFacts[], today: string): PlacePage[] => {
  const year = Number(today.slice(0, 4));
  return places.flatMap((place) => [
    ...(place.facts ? [page(shop, place, "cars", (locale) => carsPage(shop, locale, place))] : []),
    ...(hasPages(shop, "selling")
      ? [page(shop, place, "selling", (locale) => sellingPage(shop, locale, place))]
      : []),
    ...(hasPages(shop, "valuing")
      ? [page(shop, place, "valuing", (locale) => valuingPage(shop, locale, place, year))]
      : []),
  ]);
};

/**
 * Every content page in both languages: those written by hand, a landing page for each make, model and body type of the
 * stock, and the pages of each place that has a dealer. All figures in the texts count what can be bought of the stock that
 * is given.
 * @throws ShopFileError that names file, line and field where a text uses an unknown figure, a block has not the shape
 * of the contract, a link leads nowhere, or two pages have one address
 */
export const buildPages = (input: BuildPagesInput): ShopPage[] => {
  checkFigures(input);
  const pages = [...writePages(input)];
  checkPages(input.shop, pages);
  return pages;
};

/** The same one after another, unchecked: of a stock that has changed since the texts were. */
export const writePages = function* (given: BuildPagesInput): Generator<ShopPage, void> {
  const vehicles = given.vehicles.filter(({ status }) => status === "in-stock");
  const input = { ...given, vehicles };
  const { shop, today } = input;
  const models = modelStocks(vehicles);
  const places = placeFactsOf(shop, vehicles);
  const landings = landingsWithModels(shop, vehicles, models);
  const ofModels = modelPages(shop, models);
  const ofPlaces = [...placePages(shop, places, today), ...dealerPages(shop, places, vehicles)];
  for (const locale of shop.languages) {
    const common = commonFigures(locale, input);
    const frame = fillData(shop.menus[locale].text, common);
    const lists = dealerLists(shop, locale, vehicles);
    const finish = (slugs: ShopPage["alternates"], kind: ShopPage["kind"], text: PageText): ShopPage => ({
      slug: slugs[locale],
      locale,
      kind,
      alternates: slugs,
      ...withDealerLists(text, lists),
      ...frame,
    });
    const blog = buildBlog(locale, input, common);
    for (const [name, page] of shop.pages) {
      const { kind, text } = page[locale];
      const figures = stockFigures(locale, text, input);
      const filled = fillData(figures ? text : withoutFigures(text, shop.settings.name), {
        ...common,
        ...figures,
      });
      const stocked = withStock(locale, name, filled, landings, places, input);
      yield finish(
        inLanguages(shop.languages, (each) => page[each].slug),
        kind,
        withBlog(shop, locale, name, { page: stocked, blog }),
      );
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
    const ofPages = [...input.shop.pages.values()].flatMap(({ [locale]: { texts } }) =>
      checkPlaces(texts, known),
    );
    return [...ofPages, ...checkPlaces(input.shop.menus[locale].texts, common)];
  };
  const faults = input.shop.languages.flatMap(faultsIn);
  if (faults.length > 0) throw new ShopFileError(faults);
};
