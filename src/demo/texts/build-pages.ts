import { type Locale, locales } from "#platform/locale.ts";
import { checkPlaces } from "../files/check-places.ts";
import { DemoFileError } from "../files/demo-file-error.ts";
import { buildBlog } from "./blog/build-blog.ts";
import type { BuildPagesInput } from "./build-pages-input.ts";
import { checkPages } from "./check-pages.ts";
import { commonFigures } from "./common-figures.ts";
import { dealerLists, dealerPages } from "./dealer-pages.ts";
import { fillData } from "./fill-data.ts";
import { frames } from "./frame.ts";
import { landingsWithModels } from "./landings-with-models.ts";
import { modelPages } from "./model-landings.ts";
import { modelStocks } from "./model-stock.ts";
import type { PageText } from "./page-text.ts";
import { placeFactsOf } from "./place-facts.ts";
import { placePages } from "./place-pages.ts";
import type { SeedPage } from "./seed-page.ts";
import { withBlog } from "./with-blog.ts";
import { withDealerLists } from "./with-dealer-lists.ts";
import { stockFigures, withStock } from "./with-stock.ts";
import { writtenPages } from "./written/written-pages.ts";

/**
 * Every content page in both languages: those written by hand, a landing page for each make, model and body type of the
 * stock, and the pages of each place that has a dealer. All figures in the texts count what can be bought of the stock that
 * is given.
 * @throws DemoFileError that names file, line and field where a text asks for a figure that there is none of, a block has not the shape
 * of the contract, a link leads nowhere, or two pages have one address
 */
export const buildPages = (given: BuildPagesInput): SeedPage[] => {
  const vehicles = given.vehicles.filter(({ status }) => status === "in-stock");
  const input = { ...given, vehicles };
  checkFigures(input);
  const { today } = input;
  const models = modelStocks(vehicles);
  const places = placeFactsOf(input.dealers, vehicles);
  const landings = landingsWithModels(vehicles, models);
  const ofModels = modelPages(models, input.dealers);
  const ofPlaces = [...placePages(places, today), ...dealerPages(places, vehicles)];
  const pages = locales.flatMap((locale) => {
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
    const written = [...writtenPages].map(([name, page]) => {
      const { kind, text } = page[locale];
      const filled = fillData(text, { ...common, ...stockFigures(locale, text, input) });
      const stocked = withStock(locale, name, filled, landings, places, input);
      return finish({ es: page.es.slug, pt: page.pt.slug }, kind, withBlog(locale, name, stocked, blog));
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
  checkPages(pages);
  return pages;
};

/** Refuses texts that ask for what nothing stands for. */
const checkFigures = (input: BuildPagesInput): void => {
  const faultsIn = (locale: Locale): string[] => {
    const common = commonFigures(locale, input);
    const ofPages = [...writtenPages.values()].flatMap(({ [locale]: { text, texts } }) =>
      checkPlaces(texts, { ...common, ...stockFigures(locale, text, input) }),
    );
    return [...ofPages, ...checkPlaces(frames[locale].texts, common)];
  };
  const faults = locales.flatMap(faultsIn);
  if (faults.length > 0) throw new DemoFileError(faults);
};
