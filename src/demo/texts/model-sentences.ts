import { z } from "zod";
import { fuels } from "#domain/vehicle-types.ts";
import { readSentences } from "./read-sentences.ts";
import { sentences, several } from "./sentence-schemas.ts";
import { stockPlaces } from "./stock-figures.ts";

/** One and many of something, such as `híbrido` and `híbridos`. */
const oneMany = z.tuple([z.string().min(1), z.string().min(1)]);

const ofKind = sentences(
  ...(["fuelMix", "oneFuel", "power", "onePower", "allAutomatic", "allManual", "someAutomatic"] as const),
  ...(["oneAutomatic", "ages", "places", "onePlace"] as const),
).extend({ opening: several, kilometers: several, fuels: z.record(z.enum(fuels), oneMany) });

const frame = sentences(
  ...(["heading", "title", "description", "table", "motorbikeTable", "caption", "others", "whole"] as const),
  ...(["wholeMotorbikes", "similar"] as const),
).extend({ columns: several });

export type ModelWords = z.infer<typeof ofKind>;

/**
 * What the page of a model may say; only sentences that hold for its vehicles are used. `{name}` is make and model, `{list}`
 * `3 de gasolina y 2 híbridos`.
 */
export const modelWords = readSentences("models", z.strictObject({ frame, car: ofKind, motorbike: ofKind }), [
  ...stockPlaces,
  ...["name", "make", "list", "fuel", "minPower", "maxPower", "newPrice", "oldPrice", "places"],
]);
