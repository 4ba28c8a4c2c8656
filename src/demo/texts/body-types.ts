import { z } from "zod";
import { segments } from "#domain/vehicle-types.ts";
import { readSentences } from "./read-sentences.ts";
import { sentences, several } from "./sentence-schemas.ts";
import { stockPlaces } from "./stock-figures.ts";

/**
 * What each body type is for, by hand in each language: its landing page's address, its `name` for tiles and menus, heading and
 * paragraphs, and the `advice` with which the page of a model closes.
 */
export const bodyTypes = readSentences(
  "bodyTypes",
  z.strictObject({
    frame: sentences("title", "description"),
    types: z.record(
      z.enum(segments),
      sentences("slug", "name", "heading", "advice").extend({ intro: several }),
    ),
  }),
  [...stockPlaces, "heading"],
);
