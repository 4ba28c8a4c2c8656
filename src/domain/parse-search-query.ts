import { bounded, isUsable, normaliseSearchQuery } from "./normalise-search-query.ts";
import { readPostalCode } from "./postal-code.ts";
import { readAmount } from "./read-amount.ts";
import { pageOfOpened } from "./search-notices.ts";
import { emptySearchQuery, type SearchNotice, type SearchQuery } from "./search-query.ts";
import {
  choiceFilters,
  flagFilters,
  listFilters,
  type RangeFilter,
  rangeEnds,
  rangeFilters,
  sorts,
} from "./search-query-keys.ts";
import { readUnreadText } from "./unread-text.ts";

/**
 * What may be shown again of a text that could not be read. Empty also where that part could be read: an address that carries it
 * would be another search.
 */
const unreadTextOf = (typed: string | null, isReadable: (text: string) => boolean): string => {
  const text = readUnreadText(typed);
  return isReadable(text) ? "" : text;
};

const wholeNumber = /^0*(\d{1,9})$/;

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
      .map((each) => unreadTextOf(each, (text) => isUsable(filter, text)))
      .filter(Boolean);
    if (value !== undefined) unread.push({ kind: "unknown-value", filter, value });
  }
  for (const filter of rangeFilters)
    for (const key of Object.values(rangeEnds[filter]).filter((each) => each !== undefined)) {
      const read = (text: string | null) => bounded(readLimit(text, filter), filter);
      const value = read(params.get(key));
      const text = unreadTextOf(params.get(key), (shown) => read(shown) !== undefined);
      if (value !== undefined) raw[key] = value;
      else if (text !== "") unread.push({ kind: "unread", key, text });
    }
  for (const filter of flagFilters) raw[filter] = ["1", "true", "on"].includes(params.get(filter) ?? "");
  raw.sort = sorts.find((sort) => sort === params.get("sort")) ?? emptySearchQuery.sort;
  raw.page = readWholeNumber(params.get("page") ?? pageOfOpened(params)) ?? 1;
  for (const key of [...choiceFilters, "radius"] as const) {
    const value = readWholeNumber(params.get(key));
    if (value !== undefined) raw[key] = value;
  }
  const place = readPostalCode(params.get("place") ?? "");
  const typed = unreadTextOf(params.get("place"), (text) => readPostalCode(text) !== undefined);
  if (place !== undefined) raw.place = place;
  else if (typed !== "") unread.push({ kind: "unread", key: "place", text: typed });
  const deposit = readAmount(params.get("deposit"));
  if (deposit !== undefined) raw.deposit = deposit;
  payAs(params.get(payKey), raw);
  const { query, notices } = normaliseSearchQuery(raw);
  return { query, notices: [...notices, ...unread] };
};

/**
 * Key of the choice between cash and credit in the form; in an address it follows from the other parameters
 * (docs/decisions/0041).
 */
export const payKey = "pay";

/** Removes the limits and order of the other way to pay, when the form contains the choice. */
const payAs = (way: string | null, raw: { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] }): void => {
  if (way === "cash") {
    raw.financing = false;
    delete raw.monthlyTo;
    delete raw.deposit;
    if (raw.sort.startsWith("monthly-")) raw.sort = emptySearchQuery.sort;
  }
  if (way === "monthly") {
    raw.financing = true;
    delete raw.priceFrom;
    delete raw.priceTo;
    if (raw.sort.startsWith("price-")) raw.sort = emptySearchQuery.sort;
  }
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
