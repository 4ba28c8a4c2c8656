import { z } from "zod";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { knownText } from "./known-only.ts";
import { searchFilters, searchTextLength } from "./search-filters.ts";

export const interpretQuery = z.object({
  text: z.string().trim().min(1).max(searchTextLength),
  /** Of the list on which it was typed: decides where words fit both. */
  kind: z.enum(vehicleKinds).optional(),
});

/** What a typed text means: filters with the keys of the site's query string, and the words that mean nothing to them. */
export const interpretation = z.object({
  filters: searchFilters,
  /** The kind of vehicle that the words call for; none where they fit both. */
  kind: knownText(z.enum(vehicleKinds)),
  unknown: z.array(z.string().max(searchTextLength)).max(60),
  /** A place that was named: the words that name it, and the dealers there, by `dealerCode`. */
  place: z
    .object({
      words: z.string().max(searchTextLength),
      dealers: z.array(z.string().min(1).max(20)).min(1).max(60),
    })
    .optional(),
});

export type Interpretation = z.infer<typeof interpretation>;
