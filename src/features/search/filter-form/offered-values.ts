import type { Facets, FacetValue } from "#contract/search.ts";
import { type FlagFilter, flagFilters, type ListFilter, type SearchQuery } from "#domain/search-query.ts";
import { type Preset, valuesInForce } from "../list-address.ts";

type Source = { readonly facets: Facets; readonly query: SearchQuery; readonly preset: Preset };

/**
 * The values of a filter that a list offers. What the page itself is about is not asked again: a preset with one value
 * takes the filter away until the visitor has chosen in it, one with several leaves these to choose from. Models are
 * those of the brands in force. What was chosen always stays, so that sending the form does not lose it.
 */
export function offeredValues(filter: ListFilter, { facets, query, preset }: Source): FacetValue[] {
  const values = facets.values[filter] ?? [];
  const brands = valuesInForce(query.brand, preset.brand);
  const own = valuesInForce([], preset[filter]);
  const fixed = own.length === 1 && query[filter].length === 0;
  if (fixed) return [];
  return values.filter(({ id, parent }) => {
    if (query[filter].includes(id)) return true;
    const fitsBrand = parent === undefined || brands.includes(parent);
    return fitsBrand && (own.length < 2 || own.includes(id));
  });
}

export type OfferedFlag = {
  readonly flag: FlagFilter;
  readonly count: number | undefined;
  readonly chosen: boolean;
};

/** The yes-or-no filters that a list offers, without those that the page itself sets. */
export function offeredFlags({ facets, query, preset }: Source): OfferedFlag[] {
  return flagFilters
    .filter((flag) => query[flag] || preset[flag] === undefined)
    .map((flag) => ({
      flag,
      count: facets.values[flag]?.find(({ id }) => id !== "0" && id !== "false")?.count,
      chosen: query[flag],
    }));
}
