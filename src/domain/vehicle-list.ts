import { parseSearchQuery } from "./parse-search-query.ts";
import { emptySearchQuery, type SearchQuery } from "./search-query.ts";
import { serialiseSearchQuery } from "./serialise-search-query.ts";
import type { VehicleKind } from "./vehicle-types.ts";

/** What a list of vehicles is about by itself, before a visitor chooses. */
export interface VehicleList {
  readonly kind?: VehicleKind | undefined;
  /** With the keys of the address: `{ brand: "seat" }`. */
  readonly filters: Readonly<Record<string, string>>;
  /** Codes of the dealers whose vehicles are meant; all when absent. */
  readonly dealers?: readonly string[] | undefined;
}

/** The filters of a query, with the keys of the address, without order and page. */
export const filtersOf = (query: SearchQuery): Record<string, string> => {
  const { sort, page } = emptySearchQuery;
  return Object.fromEntries(new URLSearchParams(serialiseSearchQuery({ ...query, sort, page })));
};

/** Filters in their one canonical form. */
export const canonicalFilters = (filters: Readonly<Record<string, string>>): Record<string, string> =>
  filtersOf(parseSearchQuery(new URLSearchParams(filters)).query);

/** A list with a visitor's choice on top, which replaces the list's own filters of the same name. */
export const narrowedList = (list: VehicleList, query: SearchQuery): VehicleList => ({
  ...list,
  filters: { ...canonicalFilters(list.filters), ...filtersOf(query) },
});

/** A model's name implies its make, so the make beside it adds nothing. */
const impliedFilters = (filters: Readonly<Record<string, string>>): string => {
  const { brand = "", model = "", ...rest } = canonicalFilters(filters);
  const models = model.split(",");
  const brands = brand.split(",").filter((slug) => !models.some((each) => each.startsWith(`${slug}-`)));
  return JSON.stringify({ ...rest, brand: brands.join(","), model });
};

/** Whether two lists hold the same vehicles, as far as their filters say. */
export const isSameList = (one: VehicleList, other: VehicleList): boolean =>
  one.kind === other.kind &&
  impliedFilters(one.filters) === impliedFilters(other.filters) &&
  JSON.stringify([...(one.dealers ?? [])].sort()) === JSON.stringify([...(other.dealers ?? [])].sort());
