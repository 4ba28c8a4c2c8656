import { marketOf } from "#market/markets.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { hashText } from "../random.ts";
import type { SeedComponent, SeedDealer } from "../seed-types.ts";
import { type Figures, fillText } from "./fill-text.ts";
import { modelIntroduction } from "./model-introduction.ts";
import { modelFrames } from "./model-sentences.ts";
import { bodyOf, type ModelStock } from "./model-stock.ts";
import { pathOfSlug } from "./page-path.ts";
import { carMakeSlug, modelSlug, motorbikeMakeSlug } from "./page-slugs.ts";
import type { PageText } from "./page-text.ts";
import { figuresOf } from "./stock-figures.ts";

export type ModelPage = { slugs: Record<Locale, string>; texts: Record<Locale, PageText> };

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

/** Links to models' pages, with how many there are of each. */
export const modelLinks = (locale: Locale, models: readonly ModelStock[], withMake: boolean) =>
  models.map((model) => ({
    text: withMake ? nameOf(model) : model.modelName,
    href: pathOfSlug(locale, slugOf(locale, model)),
    count: model.facts.count,
  }));

const nameOf = ({ makeName, modelName }: ModelStock) => `${makeName} ${modelName}`;
const slugOf = (locale: Locale, { makeId, modelId }: ModelStock) => modelSlug(locale, makeId, modelId);

const writePage = (
  locale: Locale,
  model: ModelStock,
  models: readonly ModelStock[],
  cityOf: ReadonlyMap<string, string>,
): PageText => {
  const { kind, makeId, modelId, facts } = model;
  const frame = modelFrames[locale];
  const values: Figures = {
    ...figuresOf(facts, marketOf(locale).formats),
    name: nameOf(model),
    make: model.makeName,
  };
  const say = (text: string) => fillText(text, values);
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

/** What the model costs by year of first registration; nothing where there is but one year. */
const priceTable = (locale: Locale, { kind, vehicles }: ModelStock, values: Figures): SeedComponent[] => {
  const frame = modelFrames[locale];
  const { money, number } = marketOf(locale).formats;
  const years = [...Map.groupBy(vehicles, ({ modelYear }) => modelYear)].sort(([a], [b]) => b - a);
  if (years.length < 2) return [];
  const rows = years.slice(0, 10).map(([year, group]) => {
    const prices = group.map(({ totalPriceCents }) => totalPriceCents / 100);
    return [String(year), number(group.length), money(Math.min(...prices)), money(Math.max(...prices))];
  });
  const data = {
    heading: fillText(kind === "car" ? frame.table : frame.motorbikeTable, values),
    caption: fillText(frame.caption, values),
    columns: [...frame.columns],
    rows,
  };
  return [{ id: "prices", key: "figures-table", data }];
};

const neighbours = (
  locale: Locale,
  model: ModelStock,
  models: readonly ModelStock[],
  values: Figures,
): SeedComponent[] => {
  const frame = modelFrames[locale];
  const { kind, makeId, averagePrice } = model;
  const make = kind === "car" ? carMakeSlug(locale, makeId) : motorbikeMakeSlug(locale, makeId);
  const whole = fillText(kind === "car" ? frame.whole : frame.wholeMotorbikes, values);
  const sameMake = models.filter(
    (other) => other !== model && other.kind === kind && other.makeId === makeId,
  );
  const sameBody = models
    .filter((other) => other.makeId !== makeId && bodyOf(other) === bodyOf(model))
    .sort((a, b) => Math.abs(a.averagePrice - averagePrice) - Math.abs(b.averagePrice - averagePrice));
  return [
    {
      id: "others",
      key: "link-grid",
      data: {
        heading: fillText(frame.others, values),
        items: [
          ...modelLinks(locale, sameMake.slice(0, 11), false),
          { text: whole, href: pathOfSlug(locale, make) },
        ],
      },
    },
    {
      id: "similar",
      key: "link-grid",
      data: { heading: frame.similar, items: modelLinks(locale, sameBody.slice(0, 8), true) },
    },
  ];
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
