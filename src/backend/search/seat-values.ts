import type { FacetValue } from "#contract/search-facets.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { fill } from "#platform/fill.ts";
import type { ValueCounts } from "./count-values.ts";
import { searchedFor } from "./facet-values.ts";

export const seatValues = (
  counts: ValueCounts,
  query: SearchQuery,
  names: { readonly seats: string; readonly oneSeat: string },
): FacetValue[] => {
  const ids = new Set([...counts.values.seats.keys(), ...query.seats]);
  return [...ids]
    .filter((id) => Number(id) > 0)
    .toSorted((a, b) => Number(a) - Number(b))
    .map((id) => ({
      id,
      value: id === "1" ? names.oneSeat : fill(names.seats, { count: id }),
      count: counts.values.seats.get(id) ?? 0,
      ...searchedFor(query.seats.includes(id)),
    }));
};
