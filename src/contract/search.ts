import { z } from "zod";
import { knownOnly, knownText } from "./known-only.ts";
import { pageComponent } from "./page.ts";
import { slugId } from "./primitives.ts";
import { vehicleCard } from "./vehicle.ts";

/** Longest text that a text search reads, in characters. */
export const searchTextLength = 120;

/** Filter strings with the keys of the site's query string: `{ brand: "audi,seat", priceTo: "15000" }`. */
export const searchFilters = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((filters) => Object.keys(filters).length <= 30, "at most 30 filters");

export type SearchFilters = z.infer<typeof searchFilters>;

/**
 * What a Search component asks for: filters, a sort and a page.
 */
export const searchComponentQuery = z.object({
  kind: z.enum(["car", "motorbike"]).optional(),
  filters: searchFilters,
  /** Extension: only vehicles that stand at these dealers, by `dealerCode`; a page about a place asks so. */
  dealers: z.array(z.string().min(1).max(20)).min(1).max(60).optional(),
  /** Extension: what the page is about by itself. With it the answer has an example of a text to search for there. */
  about: searchFilters.optional(),
  sort: z.string().max(40).optional(),
  page: z.int().min(1).max(100_000).optional(),
  limit: z.int().min(1).max(48).optional(),
});

/**
 * One value of a filter with the number of vehicles that have it and can be bought, among those that the other filters leave:
 * what it would show alone, chosen or not. Brand and model are one filter.
 */
export const facetValue = z.object({
  id: z.string(),
  value: z.string(),
  count: z.int().nonnegative(),
  /** A model's brand. */
  parent: slugId.optional(),
  /** It is one of the values that this search asks for: what a list draws as a tag. */
  needle: z.boolean().optional(),
});

export const facets = z.object({
  values: z.record(z.string(), z.array(facetValue)),
  /** Lowest and highest of the stock that the other filters leave, per range: `price`, `year`, `kms`. */
  ranges: z.record(z.string(), z.object({ min: z.number(), max: z.number() })),
});

export type Facets = z.infer<typeof facets>;
export type FacetValue = z.infer<typeof facetValue>;

/** Filters whose values are ids. */
const listFilterId = z.enum(["brand", "model", "segment", "fuel", "transmission", "seats"]);

/** Every filter; a range is one, whichever of its ends is set. */
const filterId = z.enum([
  ...listFilterId.options,
  "year",
  "kms",
  "price",
  "lowCost",
  "highlighted",
  "traction4x4",
  "deductibleVAT",
  "discount",
  "financing",
]);

/** A way out of a search without results: all its filters with one of them wider or left out, and what that finds. */
export const relaxation = z.object({ filter: filterId, filters: searchFilters, total: z.int().positive() });

export type Relaxation = z.infer<typeof relaxation>;

/** What a Search component's `data` holds in the answer. */
export const searchResult = z.object({
  vehicles: knownOnly(vehicleCard, "kind"),
  /** Vehicles that match and can be bought. */
  total: z.int().nonnegative(),
  /** Extension: further ones that match and are reserved; they stand in the list too, marked. Sold ones do not. */
  reserved: z.int().nonnegative().default(0),
  facets,
  /** Extension: best first, and none where vehicles were found. */
  relaxations: knownOnly(relaxation, "filter").default([]),
  /** Extension: values that the catalogue does not know; the search was made without them. */
  ignored: knownOnly(z.object({ filter: listFilterId, value: z.string().max(40) }), "filter").default([]),
  /** Extension: a text that finds several vehicles when it is typed on the page; none where nothing is frequent enough. */
  example: z.string().min(1).max(searchTextLength).optional(),
  page: z.object({ number: z.int().positive(), size: z.int().positive(), count: z.int().nonnegative() }),
});

export type SearchResult = z.infer<typeof searchResult>;

export const componentFilteredBody = z.object({
  /** Page on which the search stands: the answer's `slug` when no other page matches the filters. */
  slug: z.string().max(300).optional(),
  components: z
    .array(z.object({ id: z.string().max(100), key: z.string().max(100), data: searchComponentQuery }))
    .min(1)
    .max(8),
});

export const componentFiltered = z.object({
  slug: z.string(),
  components: z.array(pageComponent.extend({ data: searchResult })),
});

export const interpretQuery = z.object({
  text: z.string().trim().min(1).max(searchTextLength),
  /** Of the list on which it was typed: decides where words fit both. */
  kind: z.enum(["car", "motorbike"]).optional(),
});

/** What a typed text means: filters with the keys of the site's query string, and the words that mean nothing to them. */
export const interpretation = z.object({
  filters: searchFilters,
  /** The kind of vehicle that the words call for; none where they fit both. */
  kind: knownText(z.enum(["car", "motorbike"])),
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
