import { loginAddress } from "#domain/login-address.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { articlePaths, type Blog, buildBlog, feedLink } from "./blog/build-blog.ts";
import type { BuildPagesInput } from "./build-pages-input.ts";
import { creditFigures } from "./credit-terms.ts";
import type { DealerList } from "./dealer-facts.ts";
import { dealerLists, dealerPages } from "./dealer-pages.ts";
import { type Figures, fillData } from "./fill-data.ts";
import { frameTexts } from "./frame.ts";
import { landingsWithModels } from "./landings-with-models.ts";
import { modelPages } from "./model-landings.ts";
import { modelStocks } from "./model-stock.ts";
import { pathOf } from "./page-path.ts";
import { type PageName, pageSlugs, segmentSlugs } from "./page-slugs.ts";
import type { PageText } from "./page-text.ts";
import { placeFactsOf } from "./place-facts.ts";
import { placePages } from "./place-pages.ts";
import type { SeedComponent, SeedPage } from "./seed-page.ts";
import { stockFigures, withStock } from "./with-stock.ts";
import { kinds, writtenPages } from "./written-pages.ts";

const newestOnHome = 3;

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

/** Addresses and constants that any text may name. */
const commonFigures = (locale: Locale, { dealers, today, depositEuros = 300 }: BuildPagesInput): Figures => {
  const names = Object.keys(pageSlugs) as PageName[];
  return {
    ...Object.fromEntries(names.map((name) => [`path:${name}`, pathOf(locale, name)])),
    ...Object.fromEntries(
      Object.entries(segmentSlugs).map(([id, slugs]) => [`segment:${id}`, pathOfSlug(locale, slugs[locale])]),
    ),
    ...articlePaths(locale),
    "login:reservations": loginAddress(locale, { returnTo: routePath("reservations", locale) }),
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
