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
import { stockPlaces } from "./stock-figures.ts";
import { withBlog } from "./with-blog.ts";
import { withDealerLists } from "./with-dealer-lists.ts";
import { stockFigures, withStock } from "./with-stock.ts";
import { withoutFigures } from "./without-figures.ts";
import { writtenPages } from "./written/written-pages.ts";

/**
 * Every content page in both languages: those written by hand, a landing page for each make, model and body type of the
 * stock, and the pages of each place that has a dealer. All figures in the texts count what can be bought of the stock that
 * is given.
 * @throws DemoFileError that names file, line and field where a text asks for a figure that there is none of, a block has not the shape
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

/** Refuses texts that ask for what nothing stands for. */
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
