import type { Interpretation } from "#contract/interpretation.ts";
import type { AddressedSearch } from "#domain/addressed-search.ts";
import { readUnknownWords } from "#domain/search-notices.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { rangeKeys } from "#domain/search-query-keys.ts";
import { canonicalFilters, filtersOf, type VehicleList } from "#domain/vehicle-list.ts";
import type { PageRequest } from "../outcome.ts";
import { addressOf, type ListAddress, withFilters } from "./list-address.ts";

/** What was chosen besides the text, which comes on top: a make or model in it replaces those that were chosen. */
export const addMeaning = (
  { query, notices }: AddressedSearch,
  { filters, unknown }: Pick<Interpretation, "filters" | "unknown">,
): AddressedSearch => {
  const { brand, model, ...chosen } = filtersOf(query);
  const make = (filters.brand ?? filters.model) ? {} : { ...(brand && { brand }), ...(model && { model }) };
  const words = readUnknownWords(unknown.join(" "));
  return {
    query: withFilters({ ...chosen, ...make, ...filters }, { ...query, page: 1 }),
    notices: [
      ...notices.filter(({ kind }) => kind !== "unknown-words"),
      ...(words.length > 0 ? [{ kind: "unknown-words" as const, words }] : []),
    ],
  };
};

/** Of a choice made among cars, what means the same among motorbikes. */
export const rangesOnly = ({ query, notices }: AddressedSearch): AddressedSearch => {
  const kept = Object.fromEntries(
    rangeKeys.map((key) => [key, query[key]]).filter(([, value]) => value !== undefined),
  );
  return { query: { ...emptySearchQuery, ...kept, sort: query.sort }, notices };
};

export type Meaning = Pick<Interpretation, "filters" | "kind" | "unknown" | "place">;

/** The list of the place that is named, with what was chosen and what the present page is about; none where it has none. */
export const listOfPlace = async (
  request: PageRequest,
  list: VehicleList,
  asked: AddressedSearch,
  meaning: Meaning,
): Promise<ListAddress | undefined> => {
  const wish = { kind: meaning.kind ?? list.kind, filters: {}, dealers: meaning.place?.dealers };
  const path = wish.dealers && (await request.findListPath(wish));
  if (!path) return undefined;
  const own = { ...canonicalFilters(list.filters), ...filtersOf(asked.query) };
  const chosen =
    wish.kind === list.kind ? { ...asked, query: withFilters(own, asked.query) } : rangesOnly(asked);
  return addressOf({ ...request, url: new URL(path, request.url) }, wish, addMeaning(chosen, meaning));
};
