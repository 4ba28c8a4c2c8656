import { readPostalCode } from "./postal-code.ts";
import { priceRatings } from "./price-bands.ts";
import { emptySearchQuery, rangeOf, type SearchNotice, type SearchQuery, withEnds } from "./search-query.ts";
import {
  choiceFilters,
  choices,
  flagFilters,
  type ListFilter,
  listFilters,
  type RangeFilter,
  rangeFilters,
  searchQueryKeys,
  sorts,
} from "./search-query-keys.ts";
import { searchQueryLimits } from "./search-query-limits.ts";
import { badges, engineSizes, fuels, licences, segments, transmissions } from "./vehicle-types.ts";

const closedLists: Partial<Record<ListFilter, readonly string[]>> = {
  segment: segments,
  fuel: fuels,
  transmission: transmissions,
  badge: badges,
  cc: engineSizes,
  licence: licences,
  rating: priceRatings,
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
    const given = rangeOf(query, filter);
    const [from, to] = [bounded(given.from, filter), bounded(given.to, filter)];
    const crossed = from !== undefined && to !== undefined && from > to;
    if (crossed) notices.push({ kind: "swapped", filter });
    const [low, high] = crossed ? [to, from] : [from, to];
    Object.assign(result, whereSet(withEnds(filter, { from: low, to: high })));
  }
  for (const filter of flagFilters) result[filter] = query[filter] === true;
  // A search by monthly payment implies financing.
  if (result.monthlyTo !== undefined) result.financing = false;
  for (const filter of choiceFilters) Object.assign(result, whereSet({ [filter]: choice(filter, query) }));
  const place = readPostalCode(query.place);
  if (place !== undefined) {
    result.place = place;
    Object.assign(result, whereSet({ radius: choice("radius", query) }));
  }
  Object.assign(result, whereSet({ deposit: steppedDeposit(query.deposit) }));
  const sort = sorts.find((each) => each === query.sort) ?? emptySearchQuery.sort;
  result.sort = sort === "distance" && place === undefined ? emptySearchQuery.sort : sort;
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

const whereSet = (part: Partial<SearchQuery>): Partial<SearchQuery> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));

const choice = (filter: keyof typeof choices, query: SearchQuery): number | undefined =>
  choices[filter].find((value) => value === query[filter]);

/** Rounded down to the step, never above the given amount; undefined for less than a step. */
const steppedDeposit = (euros: number | undefined): number | undefined => {
  const { step, max } = searchQueryLimits.deposit;
  if (euros === undefined || !(euros >= step)) return undefined;
  return Math.floor(Math.min(euros, max) / step) * step;
};

const normaliseList = (filter: ListFilter, values: readonly string[]): readonly string[] => {
  const usable = values.filter((value) => isUsable(filter, value)).map((value) => value.trim().toLowerCase());
  return [...new Set(usable)]
    .sort(filter === "seats" ? (a, b) => Number(a) - Number(b) : undefined)
    .slice(0, searchQueryLimits.valuesPerFilter);
};

/** Whether a value may be one of the filter's, as far as can be validated without the catalogue. */
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
