import { z } from "zod";
import { fuels, segments } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopFolder } from "../files/shop-folder.ts";
import type { Figures } from "./fill-data.ts";
import { readSentences } from "./read-sentences.ts";
import { sentences, several } from "./sentence-schemas.ts";
import { stockPlaces } from "./stock-figures.ts";

const ofMakes = sentences(
  ...(["heading", "title", "description", "openingOne", "oneModel", "twoModels", "manyModels"] as const),
  ...(["automatic", "electrified", "both", "years"] as const),
).extend({ opening: several });

/** Of the sentences about a make only those that hold for its vehicles are used. */
export type MakeSentences = z.infer<typeof ofMakes>;

/** One and many of something, such as `híbrido` and `híbridos`. */
const oneMany = z.tuple([z.string().min(1), z.string().min(1)]);

const ofModels = sentences(
  ...(["fuelMix", "oneFuel", "power", "onePower", "allAutomatic", "allManual", "someAutomatic"] as const),
  ...(["oneAutomatic", "ages", "places", "onePlace"] as const),
).extend({ opening: several, kilometers: several, fuels: z.record(z.enum(fuels), oneMany) });

/** Of the sentences about a model only those that hold for its vehicles are used. */
export type ModelSentences = z.infer<typeof ofModels>;

const modelFrame = sentences(
  ...(["heading", "title", "description", "table", "motorbikeTable", "caption", "others", "whole"] as const),
  ...(["wholeMotorbikes", "similar"] as const),
).extend({ columns: several });

/** What has to be brought to sell a car of each country, and how the change of owner goes there. */
const papers = z.strictObject({ ES: several, PT: several, owner: sentences("ES", "PT") });

const dealerNames = [
  ...(["slug", "cars", "where", "both", "title", "description", "makes", "gearbox", "more", "all"] as const),
];

/** Each kind of sentences: what it has, and the placeholders that are filled in it. */
const kinds = {
  /** `name` for tiles and menus, and the `advice` with which the page of a model closes. */
  bodyTypes: {
    schema: z.strictObject({
      frame: sentences("title", "description"),
      types: z.record(
        z.enum(segments),
        sentences("slug", "name", "heading", "advice").extend({ intro: several }),
      ),
    }),
    places: [...stockPlaces, "heading"],
  },
  makes: {
    schema: z.strictObject({ car: ofMakes, motorbike: ofMakes }),
    places: [...stockPlaces, "make", "modelList"],
  },
  /** `{name}` is make and model, `{list}` `3 de gasolina y 2 híbridos`. */
  models: {
    schema: z.strictObject({ frame: modelFrame, car: ofModels, motorbike: ofModels }),
    places: [
      ...stockPlaces,
      ...["name", "make", "list", "fuel", "minPower", "maxPower", "newPrice", "oldPrice", "places"],
    ],
  },
  /**
   * `{place}` is a town's name, `{dealers}` the dealers' names, `{makes}` its most frequent makes, `{valuers}` who values, `{away}` the
   * kilometres to them; the figures are those of the town's cars.
   */
  towns: {
    schema: z.strictObject({
      cars: sentences(
        ...(["heading", "title", "description", "makes", "oneDealer", "manyDealers", "gearbox"] as const),
        ...(["dealersHeading", "more", "sell", "value", "near", "short"] as const),
      ).extend({ opening: several }),
      selling: sentences(
        ...(["heading", "short", "title", "description", "here", "away", "stock", "note"] as const),
        ...(["documents", "dealers", "links", "linkValue", "linkCars", "hub"] as const),
      ).extend({ text: several, papers }),
      valuing: sentences(
        ...(["heading", "short", "title", "description", "here", "away", "table", "tableText"] as const),
        ...(["caption", "looks", "dealers", "links", "linkSell", "linkCars", "hub"] as const),
      ).extend({ text: several, columns: several, ages: several, moves: several }),
    }),
    places: [...stockPlaces, "place", "makes", "valuers", "away"],
  },
  /** `{dealer}` is its name, `{town}` its municipality, `{address}` its street; the figures are those of its vehicles. */
  dealers: {
    schema: sentences(...dealerNames).extend({ opening: several }),
    places: [...stockPlaces, "dealer", "town", "address", "makes", "place"],
  },
  /** What the articles of a language have in common. */
  blog: { schema: sentences("blog", "author", "related", "checks", "feed"), places: [] },
} as const;

type Kinds = typeof kinds;

/** The sentences that pages follow from stock are put together from, in each language of the shop. */
export type Sentences = {
  readonly [Kind in keyof Kinds]: Readonly<Record<Locale, z.infer<Kinds[Kind]["schema"]>>>;
};

/**
 * The sentences of a shop: those of its folder's `sentences/`, else ours.
 * @param figures of the shop, filled in all of them
 * @throws ShopFileError
 */
export const readAllSentences = (
  folder: ShopFolder,
  languages: readonly Locale[],
  figures: (locale: Locale) => Figures,
): Sentences =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, { schema, places }]) => [
      name,
      readSentences(folder, { name, schema: schema as z.ZodType<unknown>, places, languages, figures }),
    ]),
  ) as unknown as Sentences;
