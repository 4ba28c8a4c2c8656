import { z } from "zod";
import { filterIds, listFilters } from "#domain/search-query-keys.ts";
import { searchBlock } from "./blocks/search.ts";
import { knownOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import { pageComponent } from "./page.ts";
import { facets } from "./search-facets.ts";
import { searchComponentQuery, searchFilters, searchTextLength } from "./search-filters.ts";
import { vehicleCard } from "./vehicle-card.ts";

/** Filters whose values are ids. */
const listFilterId = z.enum(listFilters);

/** Every filter; a range is one, whichever of its ends is set. */
const filterId = z.enum(filterIds);

/** A way out of a search without results: all its filters with one of them wider or left out, and what that finds. */
const relaxation = z.object({ filter: filterId, filters: searchFilters, total: z.int().positive() });

export type Relaxation = z.infer<typeof relaxation>;

/** What a Search component's `data` holds in the answer. */
export const searchResult = z.object({
  vehicles: knownOnly(vehicleCard, "kind").optional(),
  /** Vehicles that match and can be bought. */
  total: ours(z.int().nonnegative()),
  /** Further ones that match and are reserved; they stand in the list too, marked. Sold ones do not. */
  reserved: ours(z.int().nonnegative()),
  facets: ours(facets),
  /** Best first, and none where vehicles were found. */
  relaxations: ours(knownOnly(relaxation, "filter")),
  /** Values that the catalogue does not know; the search was made without them. */
  ignored: ours(knownOnly(z.object({ filter: listFilterId, value: z.string().max(40) }), "filter")),
  /** A text that finds several vehicles when it is typed on the page; none where nothing is frequent enough. */
  example: ours(z.string().min(1).max(searchTextLength)),
  /** How many vehicles each of the other filters would find, in their order. */
  counts: ours(z.array(z.int().nonnegative())),
  /** The town that distances are measured from; none without a place, or when it is unknown. */
  from: ours(z.string().min(1)),
  page: ours(
    z.object({ number: z.int().positive(), size: z.int().positive(), count: z.int().nonnegative() }),
  ),
});

export type SearchResult = z.infer<typeof searchResult>;

export const componentFilteredBody = z.object({
  /** Extension: page on which the search stands, the answer's `slug` when no other page matches the filters. */
  slug: ours(z.string().max(300)),
  /** Extension: only the page is needed, not the lists. The answer may have no components then. */
  pageOnly: ours(z.boolean()),
  components: z
    .array(z.object({ id: z.string().max(100), key: z.string().max(100), data: searchComponentQuery }))
    .min(1)
    .max(8),
});

/** Body of a request for one list. */
export const requestedList = (
  data: z.input<typeof searchComponentQuery>,
): z.input<typeof componentFilteredBody> => ({
  components: [{ id: searchBlock.key, key: searchBlock.key, data }],
});

export const componentFiltered = z.object({
  /** The page that is about the filters; that of the request where there is none. */
  slug: ours(z.string()),
  components: z.array(pageComponent.extend({ data: searchResult.optional() })).optional(),
});
