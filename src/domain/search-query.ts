import { readAmount } from "./read-amount.ts";
import { fuels, segments, transmissions } from "./vehicle-types.ts";

/** Sort orders of a vehicle list; the first is the default and left out of the address. */
export const sorts = [
  "relevance",
  "price-asc",
  "price-desc",
  "monthly-asc",
  "monthly-desc",
  "newest",
  "kms-asc",
  "year-desc",
] as const;

export const listFilters = ["brand", "model", "segment", "fuel", "transmission", "seats"] as const;
export const rangeFilters = ["year", "kms", "price"] as const;
export const flagFilters = [
  "lowCost",
  "highlighted",
  "traction4x4",
  "deductibleVAT",
  "discount",
  "financing",
] as const;

/** Every key of the address, in the order of the canonical link (product decision 6). */
export const searchQueryKeys = [
  "brand",
  "model",
  "segment",
  "fuel",
  "yearFrom",
  "yearTo",
  "kmsFrom",
  "kmsTo",
  "priceFrom",
  "priceTo",
  ...flagFilters,
  "transmission",
  "seats",
  "sort",
  "page",
] as const;

export type Sort = (typeof sorts)[number];
export type ListFilter = (typeof listFilters)[number];
export type RangeFilter = (typeof rangeFilters)[number];
export type FlagFilter = (typeof flagFilters)[number];
/** The key of one end of a range. */
export type RangeKey = `${RangeFilter}${"From" | "To"}`;
export const rangeKeys = rangeFilters.flatMap((filter) => [`${filter}From`, `${filter}To`] as const);

/**
 * What a vehicle list is asked for. Lists hold slugs (OR inside one, AND across filters), sorted, without repeats;
 * ranges are whole numbers, both ends inclusive (years, kilometres, euros); `page` counts from 1.
 */
export type SearchQuery = Readonly<
  Record<ListFilter, readonly string[]> &
    Record<FlagFilter, boolean> &
    Partial<Record<RangeKey, number>> & { sort: Sort; page: number }
>;

/**
 * What the visitor should be told about the search: the ends of a range were exchanged; words of a text search that mean
 * nothing to the search; a limit that is no figure or none that may be; a value that is none of its filter's, of several
 * that no catalogue could know the first. What is not understood is left out.
 */
export type SearchNotice =
  | { readonly kind: "swapped"; readonly filter: RangeFilter }
  | { readonly kind: "unknown-words"; readonly words: readonly string[] }
  | { readonly kind: "unread"; readonly key: RangeKey; readonly text: string }
  | { readonly kind: "unknown-value"; readonly filter: ListFilter; readonly value: string };

/** Bounds that keep any address short and the page cache's keys few. Lengths are in characters. */
export const searchQueryLimits = {
  valuesPerFilter: 20,
  valueLength: 40,
  totalLength: 800,
  page: 9_999,
  year: { min: 1900, max: 2100 },
  kms: { min: 0, max: 9_999_999 },
  price: { min: 0, max: 9_999_999 },
} as const;

export const emptySearchQuery: SearchQuery = {
  brand: [],
  model: [],
  segment: [],
  fuel: [],
  transmission: [],
  seats: [],
  lowCost: false,
  highlighted: false,
  traction4x4: false,
  deductibleVAT: false,
  discount: false,
  financing: false,
  sort: "relevance",
  page: 1,
};

const closedLists: Partial<Record<ListFilter, readonly string[]>> = {
  segment: segments,
  fuel: fuels,
  transmission: transmissions,
};
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const wholeNumber = /^0*(\d{1,9})$/;
/** How much of a limit that could not be read is said again, and what of it. */
const unreadText = { length: 15, forbidden: /[^\p{L}\p{N} .,'€-]+/gu } as const;

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

/**
 * Reads an address's query. Unknown keys and unusable values are ignored; a key may be repeated or hold several
 * values with commas; a flag is on for `1`, `true` or `on`. Never throws.
 */
export const parseSearchQuery = (
  params: URLSearchParams,
): { query: SearchQuery; notices: SearchNotice[] } => {
  const unread: SearchNotice[] = [];
  const raw: { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] } = { ...emptySearchQuery };
  for (const filter of listFilters) {
    raw[filter] = params.getAll(filter).flatMap((value) => value.split(","));
    const [value] = raw[filter]
      .filter((each) => !isUsable(filter, each))
      .map(readUnreadText)
      .filter(Boolean);
    if (value !== undefined) unread.push({ kind: "unknown-value", filter, value });
  }
  for (const filter of rangeFilters)
    for (const key of [`${filter}From`, `${filter}To`] as const) {
      const value = bounded(readLimit(params.get(key), filter), filter);
      const text = value === undefined ? readUnreadText(params.get(key)) : "";
      if (value !== undefined) raw[key] = value;
      else if (text !== "") unread.push({ kind: "unread", key, text });
    }
  for (const filter of flagFilters) raw[filter] = ["1", "true", "on"].includes(params.get(filter) ?? "");
  raw.sort = sorts.find((sort) => sort === params.get("sort")) ?? "relevance";
  raw.page = readWholeNumber(params.get("page")) ?? 1;
  const { query, notices } = normaliseSearchQuery(raw);
  return { query, notices: [...notices, ...unread] };
};

/** What may be said again of a limit that could not be read; empty where nothing of it may. */
export const readUnreadText = (text: string | null): string => {
  const clean = (text ?? "").slice(0, 100).replace(unreadText.forbidden, " ").replace(/ +/g, " ").trim();
  return clean.slice(0, unreadText.length).trim();
};

/** The query without some values of its lists. */
export const withoutValues = (
  query: SearchQuery,
  values: readonly { readonly filter: ListFilter; readonly value: string }[],
): SearchQuery => {
  const rest = Object.fromEntries(
    listFilters.map((filter) => [
      filter,
      query[filter].filter((each) => !values.some((left) => left.filter === filter && left.value === each)),
    ]),
  );
  return { ...query, ...rest };
};

/** The canonical query string, without `?`, keys in a fixed order, defaults left out; empty when nothing is asked. */
export const serialiseSearchQuery = (query: SearchQuery): string => {
  const canonical = normaliseSearchQuery(query).query;
  return serialise(canonical);
};

const serialise = (query: SearchQuery): string => {
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
const isUsable = (filter: ListFilter, value: string): boolean => {
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

const bounded = (value: number | undefined, filter: RangeFilter): number | undefined => {
  const { min, max } = searchQueryLimits[filter];
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
};

/** Euros and kilometres as people type them, in whole ones; years as they are. */
const readLimit = (text: string | null, filter: RangeFilter): number | undefined => {
  if (filter === "year") return readWholeNumber(text);
  const amount = readAmount(text);
  return amount === undefined ? undefined : Math.round(amount);
};

const readWholeNumber = (text: string | null): number | undefined => {
  const digits = wholeNumber.exec(text?.trim() ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits);
};
