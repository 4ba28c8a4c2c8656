import { z } from "zod";
import { filterIds, listFilters } from "#domain/search-query-keys.ts";
import { searchBlock } from "./blocks/search.ts";
import { field, rare } from "./field.ts";
import { knownOnly, readableEntries, readableOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import { pageComponent } from "./page.ts";
import { facets } from "./search-facets.ts";
import { searchComponentQuery, searchFilters, searchTextLength } from "./search-filters.ts";
import { tag, vehicleCard } from "./vehicle-card.ts";

/** Filters whose values are ids. */
const listFilterId = z.enum(listFilters);

/** Every filter; a range is one, whichever of its ends is set. */
const filterId = z.enum(filterIds);

/** A way out of a search without results: all its filters with one of them wider or left out, and what that finds. */
const relaxation = z.object({
  filter: field(filterId, "The filter that is wider or left out", "price"),
  filters: field(searchFilters, "All filters of the search that finds something", { brand: "audi" }),
  total: field(z.int().positive(), "Number of vehicles that it finds", 9),
});

export type Relaxation = z.infer<typeof relaxation>;

/** What a Search component's `data` holds in the answer. */
export const searchResult = field(
  z.object({
    vehicles: field(
      knownOnly(vehicleCard, "kind").optional(),
      "One page of the vehicles that match, reserved ones among them, sold ones not",
    ),
    filters: field(
      readableEntries(z.object({ tags: field(readableOnly(tag), "Values of the filter") })),
      "Values of each filter as tags, by its key; what the search asked for has the needle",
      { fuel: { tags: [{ id: "petrol", value: "Gasolina", needle: true }] } },
    ),
    total: ours(z.int().nonnegative(), "Number of vehicles that match and can be bought", 57),
    reserved: ours(z.int().nonnegative(), "Number of further ones that match and are reserved", 2),
    facets: ours(
      facets,
      "Options of the filters; without them those of `POST /vehicle/dropdowns` are offered",
    ),
    relaxations: ours(
      rare(knownOnly(relaxation, "filter")),
      "Ways out of a search without results, best first; none where vehicles were found",
    ),
    nearest: ours(
      rare(
        knownOnly(
          vehicleCard.extend({
            missed: field(
              z.object({
                filter: field(filterId, "The one filter that it fails", "price"),
                by: field(
                  z.int().optional(),
                  "Of a range: what it is beyond it, negative below it, in whole units of the filter",
                  1200,
                ),
              }),
              "What keeps it from matching",
            ),
          }),
          "kind",
        ),
      ),
      "Of a search that finds one vehicle at most: vehicles that fail one of its filters alone, nearest first",
    ),
    ignored: ours(
      rare(
        knownOnly(
          z.object({
            filter: field(listFilterId, "The filter", "brand"),
            value: field(z.string().max(40), "Its value", "sedan"),
          }),
          "filter",
        ),
      ),
      "Values that the catalogue does not know; the search was made without them",
    ),
    example: ours(
      z.string().min(1).max(searchTextLength),
      "A text that finds several vehicles when it is typed on the page; asked for by `about`",
      "suv híbrido",
    ),
    counts: ours(
      z.array(z.int().nonnegative()),
      "How many vehicles each of the filters in `counts` of the request would find, in their order",
      [12],
    ),
    from: ours(
      z.string().min(1),
      "Town that distances are measured from; left out without a place, or when it is unknown",
      "Madrid",
    ),
    page: ours(
      z.object({
        number: field(z.int().positive(), "Number of this page, from 1", 1),
        size: field(z.int().positive(), "Vehicles on a full page", 24),
        count: field(z.int().nonnegative(), "Number of pages", 3),
      }),
      "Where in the list this page is",
    ),
  }),
  "What a search finds",
);

export type SearchResult = z.infer<typeof searchResult>;

export const componentFilteredBody = z.object({
  slug: ours(
    z.string().max(300),
    "Page on which the search stands: the answer's `slug` when no other page matches the filters",
    "coches-ocasion",
  ),
  pageOnly: ours(
    z.boolean(),
    "true when only the page is needed, not the lists; the answer may have no components then",
    false,
  ),
  components: field(
    z
      .array(
        z.object({
          id: field(z.string().max(100), "Id of the component; the answer repeats it", "search"),
          key: field(z.string().max(100), "Kind of the component", "search"),
          data: field(searchComponentQuery, "Filters, order and page"),
        }),
      )
      .min(1)
      .max(8),
    "The Search components that are filled; the first decides the page",
  ),
});

/** Body of a request for one list. */
export const requestedList = (
  data: z.input<typeof searchComponentQuery>,
): z.input<typeof componentFilteredBody> => ({
  components: [{ id: searchBlock.key, key: searchBlock.key, data }],
});

export const componentFiltered = z.object({
  slug: ours(
    z.string(),
    "Slug of the page that is about the filters; that of the request where there is none",
    "seat-segunda-mano",
  ),
  components: field(
    z
      .array(
        pageComponent.extend({
          data: field(searchResult.optional(), "What the search of the component finds"),
        }),
      )
      .optional(),
    "The components of the request, in their order, with what they find",
  ),
});
