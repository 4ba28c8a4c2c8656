import { emptySearchQuery, type SearchNotice, type SearchQuery } from "./search-query.ts";
import {
  flagFilters,
  type ListFilter,
  listFilters,
  type RangeFilter,
  rangeFilters,
  searchQueryKeys,
  sorts,
} from "./search-query-keys.ts";
import { searchQueryLimits } from "./search-query-limits.ts";
import { fuels, segments, transmissions } from "./vehicle-types.ts";

const closedLists: Partial<Record<ListFilter, readonly string[]>> = {
  segment: segments,
  fuel: fuels,
  transmission: transmissions,
};
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Brings any query into its one canonical shape: values checked, sorted and bounded, crossed ranges exchanged.
 * Idempotent; never throws.
 */
export const normaliseSearchQuery = (query: SearchQuery): { query: SearchQuery; notices: SearchNotice[] } => {
  const result: { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] } = { ...emptySearchQuery };
  const notices: SearchNotice[] = [];
  for (const filter of listFilters) result[filter] = normaliseList(filter, query[filter]);
  for (const filter of rangeFilters) {
    const from = bounded(query[`${filter}From`], filter);
    const to = bounded(query[`${filter}To`], filter);
    const crossed = from !== undefined && to !== undefined && from > to;
    if (crossed) notices.push({ kind: "swapped", filter });
    const [low, high] = crossed ? [to, from] : [from, to];
    if (low !== undefined) result[`${filter}From`] = low;
    if (high !== undefined) result[`${filter}To`] = high;
  }
  for (const filter of flagFilters) result[filter] = query[filter] === true;
  result.sort = sorts.find((sort) => sort === query.sort) ?? emptySearchQuery.sort;
  if (Number.isInteger(query.page) && query.page >= 1 && query.page <= searchQueryLimits.page)
    result.page = query.page;
  return { query: shorten(result), notices };
};

export const serialise = (query: SearchQuery): string => {
  const pairs: string[] = [];
  for (const key of searchQueryKeys) {
    const value = query[key];
    if (value === undefined || value === false || value === emptySearchQuery[key]) continue;
    const text = value === true ? "1" : Array.isArray(value) ? value.join(",") : String(value);
    if (text !== "") pairs.push(`${key}=${text}`);
  }
  return pairs.join("&");
};

const normaliseList = (filter: ListFilter, values: readonly string[]): readonly string[] => {
  const usable = values.filter((value) => isUsable(filter, value)).map((value) => value.trim().toLowerCase());
  return [...new Set(usable)]
    .sort(filter === "seats" ? (a, b) => Number(a) - Number(b) : undefined)
    .slice(0, searchQueryLimits.valuesPerFilter);
};

/** Whether a value may be one of the filter's, as far as can be told without the catalogue. */
export const isUsable = (filter: ListFilter, value: string): boolean => {
  const id = value.trim().toLowerCase();
  if (id.length > searchQueryLimits.valueLength || !slug.test(id)) return false;
  return filter === "seats" ? /^[1-9]\d?$/.test(id) : (closedLists[filter]?.includes(id) ?? true);
};

/** Takes the last value off the longest list until the canonical string fits. */
const shorten = (query: SearchQuery): SearchQuery => {
  let fitting = query;
  while (serialise(fitting).length > searchQueryLimits.totalLength) {
    const current = fitting;
    const longest = listFilters.reduce((a, b) =>
      current[b].join().length > current[a].join().length ? b : a,
    );
    fitting = { ...fitting, [longest]: fitting[longest].slice(0, -1) };
  }
  return fitting;
};

export const bounded = (value: number | undefined, filter: RangeFilter): number | undefined => {
  const { min, max } = searchQueryLimits[filter];
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
};
