import { emptySearchQuery, parseSearchQuery, serialiseSearchQuery } from "#domain/search-query.ts";
import type { ListFact } from "./outcome.ts";

/** Filters in their one canonical form, without order and page. */
export const canonicalFilters = (filters: Readonly<Record<string, string>>): Record<string, string> => {
  const { query } = parseSearchQuery(new URLSearchParams(filters));
  const { sort, page } = emptySearchQuery;
  return Object.fromEntries(new URLSearchParams(serialiseSearchQuery({ ...query, sort, page })));
};

/** A model's name says its make, so the make beside it adds nothing. */
const impliedFilters = (filters: Readonly<Record<string, string>>): string => {
  const { brand = "", model = "", ...rest } = canonicalFilters(filters);
  const models = model.split(",");
  const brands = brand.split(",").filter((slug) => !models.some((each) => each.startsWith(`${slug}-`)));
  return JSON.stringify({ ...rest, brand: brands.join(","), model });
};

/** Whether two lists hold the same vehicles, as far as their filters say. */
export const isSameList = (one: ListFact, other: ListFact): boolean =>
  one.kind === other.kind &&
  impliedFilters(one.preset) === impliedFilters(other.preset) &&
  JSON.stringify([...(one.dealers ?? [])].sort()) === JSON.stringify([...(other.dealers ?? [])].sort());
