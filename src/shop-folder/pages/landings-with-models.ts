import { modelNameIn } from "#domain/model-name.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { kindOfSegment, type SegmentId, segments, type VehicleKind } from "#domain/vehicle-types.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { inLanguages } from "../files/pair-translations.ts";
import type { ShopTexts } from "../shop-texts.ts";
import { type Figures, fillData } from "./fill-data.ts";
import { hashText } from "./hash-text.ts";
import { groupBy, type Landing, searchPage } from "./landing.ts";
import { carMakeSlug, motorbikeMakeSlug } from "./landing-slugs.ts";
import type { ListedVehicle } from "./listed-vehicle.ts";
import { withModelLinks } from "./model-landings.ts";
import { bodyOf, type ModelStock } from "./model-stock.ts";
import type { PageText } from "./page-text.ts";
import type { MakeSentences } from "./sentences.ts";
import { figuresOf, type StockFacts, stockFactsOf } from "./stock-figures.ts";
import type { Landings } from "./tiles.ts";

/**
 * The introduction of a make's landing page: only sentences that hold for its vehicles, with their figures. `variant`
 * (any whole number) chooses the opening.
 */
const makeIntroduction = (
  shop: ShopTexts,
  locale: Locale,
  kind: VehicleKind,
  facts: StockFacts,
  figures: Figures,
  variant: number,
): string[] => {
  const text = shop.sentences.makes[locale][kind];
  const others = facts.models
    .slice(facts.models.length > 2 ? 1 : 0, 4)
    .map(({ name }) => modelNameIn(locale, name));
  const all = { ...figures, modelList: listOf(locale, others) };
  if (facts.count === 1) return [fill(`${text.openingOne} ${text.oneModel}`, all)];
  const opening = text.opening[variant % text.opening.length] ?? text.opening[0];
  const models =
    facts.models.length === 1 ? text.oneModel : facts.models.length === 2 ? text.twoModels : text.manyModels;
  const second = [facts.minYear < facts.maxYear ? text.years : "", gearboxAndEngine(text, facts)];
  return [`${opening} ${models}`, second.filter((sentence) => sentence !== "").join(" ")]
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => fill(paragraph, all));
};

/** Of a handful there is nothing to count; a count of one would read badly, and none has no text. */
const gearboxAndEngine = (text: MakeSentences, facts: StockFacts): string => {
  if (facts.count < 5) return "";
  if (facts.automatic > 1 && facts.electrified > 1) return text.both;
  if (facts.automatic > 1) return text.automatic;
  return facts.electrified > 1 ? text.electrified : "";
};

const listOf = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(items);

const segmentLanding = (shop: ShopTexts, segment: SegmentId, facts: StockFacts): Landing => {
  const kind = kindOfSegment(segment);
  const write = (locale: Locale): PageText => {
    const { frame, types } = shop.sentences.bodyTypes[locale];
    const text = types[segment];
    const figures = { ...figuresOf(facts, shop.settings, locale), heading: text.heading };
    const intro = text.intro.map((paragraph) => fill(paragraph, figures));
    return searchPage(
      text.heading,
      intro,
      kind,
      { segment: [segment] },
      {
        title: fill(frame.title, figures),
        description: fill(frame.description, figures),
      },
    );
  };
  const wordsOf = (locale: Locale) => shop.sentences.bodyTypes[locale].types[segment];
  return {
    slugs: inLanguages(shop.languages, (locale) => wordsOf(locale).slug),
    texts: inLanguages(shop.languages, write),
    tile: {
      text: inLanguages(shop.languages, (locale) => wordsOf(locale).name),
      name: segment,
      count: facts.count,
      kind,
      id: segment,
    },
  };
};

const makeLanding = (
  shop: ShopTexts,
  { kind, makeId, makeName }: Pick<ListedVehicle["version"], "kind" | "makeId" | "makeName">,
  facts: StockFacts,
): Landing => {
  const slugOf = (locale: Locale) =>
    kind === "car" ? carMakeSlug(locale, makeId) : motorbikeMakeSlug(shop, locale, makeId);
  const write = (locale: Locale): PageText => {
    const figures = { ...figuresOf(facts, shop.settings, locale), make: makeName };
    const frame = shop.sentences.makes[locale][kind];
    const intro = makeIntroduction(shop, locale, kind, facts, figures, hashText(makeId));
    return searchPage(
      fill(frame.heading, figures),
      intro,
      kind,
      { brand: [makeId] },
      {
        title: fill(frame.title, figures),
        description: fill(frame.description, figures),
      },
    );
  };
  return {
    slugs: inLanguages(shop.languages, slugOf),
    texts: inLanguages(shop.languages, write),
    tile: {
      text: inLanguages(shop.languages, () => makeName),
      name: makeName,
      count: facts.count,
      kind,
      id: makeId,
    },
  };
};

/** A landing page for every make of the stock, cars and motorbikes apart, by name. */
const makeLandings = (shop: ShopTexts, vehicles: readonly ListedVehicle[]): Landing[] => {
  const groups = groupBy(vehicles, ({ version }) => `${version.kind} ${version.makeId}`);
  return [...groups.values()]
    .flatMap((group) => {
      const facts = stockFactsOf(group);
      const version = group[0]?.version;
      return facts && version ? [makeLanding(shop, version, facts)] : [];
    })
    .sort((a, b) => a.tile.name.localeCompare(b.tile.name, "es"));
};

/** A landing page for every body type of the stock, in the order of the closed list. */
const segmentLandings = (shop: ShopTexts, vehicles: readonly ListedVehicle[]): Landing[] => {
  const groups = groupBy(vehicles, ({ version }) => version.body);
  return segments.flatMap((segment) => {
    const facts = stockFactsOf(groups.get(segment) ?? []);
    return facts ? [segmentLanding(shop, segment, facts)] : [];
  });
};

const modelHeadings = {
  make: { es: "Modelos de {make}", pt: "Modelos da {make}" },
  segment: { es: "Los modelos con más unidades", pt: "Os modelos com mais unidades" },
} as const satisfies Record<string, Record<Locale, string>>;

/** Landings of makes and body types, each with the ways to its models. */
export const landingsWithModels = (
  shop: ShopTexts,
  vehicles: readonly ListedVehicle[],
  models: readonly ModelStock[],
): Landings => ({
  makes: makeLandings(shop, vehicles).map((landing) => {
    const { kind, id, name } = landing.tile;
    const ours = models.filter((model) => model.kind === kind && model.makeId === id);
    return withModelLinks(shop, landing, {
      headings: fillData(modelHeadings.make, { make: name }),
      models: ours,
      withMake: false,
    });
  }),
  segments: segmentLandings(shop, vehicles).map((landing) => {
    const ours = models.filter((model) => bodyOf(model) === landing.tile.id).slice(0, 12);
    return withModelLinks(shop, landing, { headings: modelHeadings.segment, models: ours, withMake: true });
  }),
});

/** Links to the landings of motorbikes, with how many each has; those of cars have tiles. */
export const landingLinks = (locale: Locale, landings: Landings["makes"]) =>
  landings
    .filter(({ tile }) => tile.kind === "motorbike")
    .map(({ tile, slugs }) => ({
      text: tile.text[locale],
      href: pathOfSlug(locale, slugs[locale]),
      count: tile.count,
    }));
