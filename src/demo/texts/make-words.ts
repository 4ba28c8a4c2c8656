import { z } from "zod";
import { readSentences } from "./read-sentences.ts";
import { said, several } from "./said.ts";
import { stockPlaces } from "./stock-figures.ts";

const ofKind = said(
  ...(["heading", "title", "description", "openingOne", "oneModel", "twoModels", "manyModels"] as const),
  ...(["automatic", "electrified", "both", "years"] as const),
).extend({ opening: several });

export type MakeWords = z.infer<typeof ofKind>;

/** What the landing page of a make says; of the sentences only those that hold for its vehicles are used. */
export const makeWords = readSentences("makes", z.strictObject({ car: ofKind, motorbike: ofKind }), [
  ...stockPlaces,
  "make",
  "modelList",
]);
