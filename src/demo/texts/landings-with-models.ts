import { z } from "zod";
import { modelNameIn } from "#domain/model-name.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { kindOfSegment, type SegmentId, segments, type VehicleKind } from "#domain/vehicle-types.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { hashText } from "../stock/random.ts";
import type { ListedVehicle } from "../stock/seed-vehicle.ts";
import { bodyTypes } from "./body-types.ts";
import { type Figures, fillData } from "./fill-data.ts";
import { groupBy, type Landing, searchPage } from "./landing.ts";
import { carMakeSlug, motorbikeMakeSlug } from "./landing-slugs.ts";
import { withModelLinks } from "./model-landings.ts";
import { bodyOf, type ModelStock } from "./model-stock.ts";
import type { PageText } from "./page-text.ts";
import { readSentences } from "./read-sentences.ts";
import { sentences, several } from "./sentence-schemas.ts";
import { figuresOf, type StockFacts, stockFactsOf, stockPlaces } from "./stock-figures.ts";
import type { Landings } from "./tiles.ts";

const ofKind = sentences(
  ...(["heading", "title", "description", "openingOne", "oneModel", "twoModels", "manyModels"] as const),
  ...(["automatic", "electrified", "both", "years"] as const),
).extend({ opening: several });

type MakeWords = z.infer<typeof ofKind>;

/** The texts of the landing page of a make; of the sentences only those that hold for its vehicles are used. */
const makeWords = readSentences("makes", z.strictObject({ car: ofKind, motorbike: ofKind }), [
  ...stockPlaces,
  "make",
  "modelList",
]);

/**
 * The introduction of a make's landing page: only sentences that hold for its vehicles, with their figures. `variant`
 * (any whole number) chooses the opening.
 */
const makeIntroduction = (
  locale: Locale,
  kind: VehicleKind,
  facts: StockFacts,
  figures: Figures,
  variant: number,
): string[] => {
  const text = makeWords[locale][kind];
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
const gearboxAndEngine = (text: MakeWords, facts: StockFacts): string => {
  if (facts.count < 5) return "";
  if (facts.automatic > 1 && facts.electrified > 1) return text.both;
  if (facts.automatic > 1) return text.automatic;
  return facts.electrified > 1 ? text.electrified : "";
};

const listOf = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(items);

const segmentLanding = (segment: SegmentId, facts: StockFacts): Landing => {
  const kind = kindOfSegment(segment);
  const write = (locale: Locale): PageText => {
    const { frame, types } = bodyTypes[locale];
    const text = types[segment];
    const figures = { ...figuresOf(facts, locale), heading: text.heading };
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
  const [es, pt] = [bodyTypes.es.types[segment], bodyTypes.pt.types[segment]];
  return {
    slugs: { es: es.slug, pt: pt.slug },
    texts: { es: write("es"), pt: write("pt") },
    tile: {
      text: { es: es.name, pt: pt.name },
      count: facts.count,
      kind,
      id: segment,
    },
  };
};

const makeLanding = (
  { kind, makeId, makeName }: Pick<ListedVehicle["version"], "kind" | "makeId" | "makeName">,
  facts: StockFacts,
): Landing => {
  const slugOf = kind === "car" ? carMakeSlug : motorbikeMakeSlug;
  const write = (locale: Locale): PageText => {
    const figures = { ...figuresOf(facts, locale), make: makeName };
    const frame = makeWords[locale][kind];
    const intro = makeIntroduction(locale, kind, facts, figures, hashText(makeId));
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
    slugs: { es: slugOf("es", makeId), pt: slugOf("pt", makeId) },
    texts: { es: write("es"), pt: write("pt") },
    tile: { text: { es: makeName, pt: makeName }, count: facts.count, kind, id: makeId },
  };
};

/** A landing page for every make of the stock, cars and motorbikes apart, by name. */
const makeLandings = (vehicles: readonly ListedVehicle[]): Landing[] => {
  const groups = groupBy(vehicles, ({ version }) => `${version.kind} ${version.makeId}`);
  return [...groups.values()]
    .flatMap((group) => {
      const facts = stockFactsOf(group);
      const version = group[0]?.version;
      return facts && version ? [makeLanding(version, facts)] : [];
    })
    .sort((a, b) => a.tile.text.es.localeCompare(b.tile.text.es, "es"));
};

/** A landing page for every body type of the stock, in the order of the closed list. */
const segmentLandings = (vehicles: readonly ListedVehicle[]): Landing[] => {
  const groups = groupBy(vehicles, ({ version }) => version.body);
  return segments.flatMap((segment) => {
    const facts = stockFactsOf(groups.get(segment) ?? []);
    return facts ? [segmentLanding(segment, facts)] : [];
  });
};

const modelHeadings = {
  make: { es: "Modelos de {make}", pt: "Modelos da {make}" },
  segment: { es: "Los modelos con más unidades", pt: "Os modelos com mais unidades" },
} as const satisfies Record<string, Record<Locale, string>>;

/** Landings of makes and body types, each with the ways to its models. */
export const landingsWithModels = (
  vehicles: readonly ListedVehicle[],
  models: readonly ModelStock[],
): Landings => ({
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

/** Links to the landings of motorbikes, with how many each has; those of cars have tiles. */
export const landingLinks = (locale: Locale, landings: Landings["makes"]) =>
  landings
    .filter(({ tile }) => tile.kind === "motorbike")
    .map(({ tile, slugs }) => ({
      text: tile.text[locale],
      href: pathOfSlug(locale, slugs[locale]),
      count: tile.count,
    }));
