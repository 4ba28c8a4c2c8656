import { modelNameIn } from "#domain/model-name.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { inLanguages } from "../files/pair-translations.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { Figures } from "./fill-data.ts";
import { hashText } from "./hash-text.ts";
import { carMakeSlug, modelSlug, motorbikeMakeSlug } from "./landing-slugs.ts";
import { modelIntroduction } from "./model-introduction.ts";
import { bodyOf, type ModelStock } from "./model-stock.ts";
import type { PageText } from "./page-text.ts";
import type { ShopComponent } from "./shop-page.ts";
import { figuresOf, shownPrice } from "./stock-figures.ts";

type ModelPage = { slugs: Record<Locale, string>; texts: Record<Locale, PageText> };

/** Links to models' pages, with how many there are of each. */
const modelLinks = (locale: Locale, models: readonly ModelStock[], withMake: boolean) =>
  models.map((model) => ({
    text: withMake ? nameOf(locale, model) : modelNameIn(locale, model.modelName),
    href: pathOfSlug(locale, slugOf(locale, model)),
    count: model.facts.count,
  }));

const nameOf = (locale: Locale, { makeName, modelName }: ModelStock) =>
  `${makeName} ${modelNameIn(locale, modelName)}`;
const slugOf = (locale: Locale, { makeId, modelId }: ModelStock) => modelSlug(locale, makeId, modelId);

const neighbours = (
  shop: ShopTexts,
  locale: Locale,
  model: ModelStock,
  models: readonly ModelStock[],
  values: Figures,
): ShopComponent[] => {
  const frame = shop.sentences.models[locale].frame;
  const { kind, makeId, averagePrice } = model;
  const make = kind === "car" ? carMakeSlug(locale, makeId) : motorbikeMakeSlug(shop, locale, makeId);
  const whole = fill(kind === "car" ? frame.whole : frame.wholeMotorbikes, values);
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
        heading: fill(frame.others, values),
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

/** What the model costs with everything, by year of first registration; nothing where there is but one year. */
const priceTable = (
  shop: ShopTexts,
  locale: Locale,
  { kind, vehicles }: ModelStock,
  values: Figures,
): ShopComponent[] => {
  const frame = shop.sentences.models[locale].frame;
  const { number } = marketOf(locale).formats;
  const money = (cents: number) => shownPrice(cents, shop.settings, locale).amount;
  const years = [...Map.groupBy(vehicles, ({ modelYear }) => modelYear)].sort(([a], [b]) => b - a);
  if (years.length < 2) return [];
  const rows = years.slice(0, 10).map(([year, group]) => {
    const prices = group.map(({ totalPriceCents }) => totalPriceCents);
    return [String(year), number(group.length), money(Math.min(...prices)), money(Math.max(...prices))];
  });
  const data = {
    heading: fill(kind === "car" ? frame.table : frame.motorbikeTable, values),
    caption: fill(frame.caption, values),
    columns: [...frame.columns],
    rows,
  };
  return [{ id: "prices", key: "figures-table", data }];
};

/** A page for each model: what there is, what it costs by year, and where to look besides. */
export const modelPages = (shop: ShopTexts, models: readonly ModelStock[]): ModelPage[] => {
  const cityOf = new Map(shop.dealers.map(({ dealerCode, municipality }) => [dealerCode, municipality]));
  return models.map((model) => {
    const write = (locale: Locale) => writePage(shop, locale, { model, models, cityOf });
    return {
      slugs: inLanguages(shop.languages, (locale) => slugOf(locale, model)),
      texts: inLanguages(shop.languages, write),
    };
  });
};

type Written = {
  readonly model: ModelStock;
  readonly models: readonly ModelStock[];
  /** Municipality of each dealer, by code. */
  readonly cityOf: ReadonlyMap<string, string>;
};

const writePage = (shop: ShopTexts, locale: Locale, { model, models, cityOf }: Written): PageText => {
  const { kind, makeId, modelId, facts } = model;
  const frame = shop.sentences.models[locale].frame;
  const values: Figures = {
    ...figuresOf(facts, shop.settings, locale),
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
          intro: modelIntroduction(shop, locale, model, { figures: values, cityOf, variant }),
        },
      },
      ...priceTable(shop, locale, model, values),
      ...neighbours(shop, locale, model, models, values),
    ],
  };
};

type ModelLinks = {
  readonly headings: Readonly<Record<Locale, string>>;
  readonly models: readonly ModelStock[];
  readonly withMake: boolean;
};

/** Adds to the page of a make or a body type the links to the models that have pages. */
export const withModelLinks = <T extends { texts: Record<Locale, PageText> }>(
  { languages }: ShopTexts,
  landing: T,
  { headings, models, withMake }: ModelLinks,
): T => {
  if (models.length === 0) return landing;
  const texts = inLanguages(languages, (locale): PageText => {
    const page = landing.texts[locale];
    const items = modelLinks(locale, models, withMake);
    const links = { id: "models", key: "link-grid", data: { heading: headings[locale], items } };
    return { ...page, components: [...page.components, links] };
  });
  return { ...landing, texts };
};
