import { fill } from "#platform/fill.ts";
import { type Locale, locales } from "#platform/locale.ts";
import type { SeedDealer } from "../dealers/seed-dealer.ts";
import { hashText } from "../stock/random.ts";
import type { Figures } from "./fill-data.ts";
import { modelIntroduction } from "./model-introduction.ts";
import { type ModelPage, modelLinks, nameOf, slugOf } from "./model-page.ts";
import { modelWords } from "./model-sentences.ts";
import type { ModelStock } from "./model-stock.ts";
import { neighbours } from "./neighbours.ts";
import type { PageText } from "./page-text.ts";
import { priceTable } from "./price-table.ts";
import { figuresOf } from "./stock-figures.ts";

/** A page for each model: what there is, what it costs by year, and where to look besides. */
export const modelPages = (models: readonly ModelStock[], dealers: readonly SeedDealer[]): ModelPage[] => {
  const cityOf = new Map(dealers.map(({ dealerCode, municipality }) => [dealerCode, municipality]));
  return models.map((model) => {
    const write = (locale: Locale) => writePage(locale, model, models, cityOf);
    return {
      slugs: { es: slugOf("es", model), pt: slugOf("pt", model) },
      texts: { es: write("es"), pt: write("pt") },
    };
  });
};

const writePage = (
  locale: Locale,
  model: ModelStock,
  models: readonly ModelStock[],
  cityOf: ReadonlyMap<string, string>,
): PageText => {
  const { kind, makeId, modelId, facts } = model;
  const frame = modelWords[locale].frame;
  const values: Figures = {
    ...figuresOf(facts, locale),
    name: nameOf(locale, model),
    make: model.makeName,
  };
  const say = (text: string) => fill(text, values);
  const heading = say(frame.heading);
  const variant = hashText(`${makeId} ${modelId}`);
  return {
    seo: { title: say(frame.title), description: say(frame.description) },
    components: [
      {
        id: "search",
        key: "search",
        data: {
          heading,
          kind,
          filters: { brand: [makeId], model: [`${makeId}-${modelId}`] },
          intro: modelIntroduction(locale, model, values, cityOf, variant),
        },
      },
      ...priceTable(locale, model, values),
      ...neighbours(locale, model, models, values),
    ],
  };
};

/** Adds to the page of a make or a body type the links to the models that have pages. */
export const withModelLinks = <T extends { texts: Record<Locale, PageText> }>(
  landing: T,
  headings: Readonly<Record<Locale, string>>,
  models: readonly ModelStock[],
  withMake: boolean,
): T => {
  if (models.length === 0) return landing;
  const texts = Object.fromEntries(
    locales.map((locale) => {
      const page = landing.texts[locale];
      const items = modelLinks(locale, models, withMake);
      const links = { id: "models", key: "link-grid", data: { heading: headings[locale], items } };
      return [locale, { ...page, components: [...page.components, links] }];
    }),
  ) as Record<Locale, PageText>;
  return { ...landing, texts };
};
