import { readAmount } from "./read-amount.ts";
import { slugify } from "./slugify.ts";

/**
 * What a written page takes from its address: the finance simulator a price and a deposit in whole euros and a term in
 * months, the dealership locator a place or a postal code, in letters and digits joined by hyphens. `unread` names what was filled in and could not be read.
 */
export type PageQuery = {
  readonly price?: number;
  readonly deposit?: number;
  readonly months?: number;
  readonly place?: string;
  readonly unread?: readonly AmountKey[];
};

type AmountKey = (typeof amountKeys)[number];

const amountKeys = ["price", "deposit", "months"] as const;
/** Above what any offer reaches, so that a request for too much is answered with the maximum. */
const highest = { price: 9_999_999, deposit: 9_999_999, months: 240 } as const;
const longestPlace = 40;

/** Reads an address's query. Amounts are rounded and bounded; other keys are ignored. Never throws. */
export const parsePageQuery = (params: URLSearchParams): PageQuery => {
  const result: { -readonly [Key in keyof PageQuery]: PageQuery[Key] } = {};
  const known = (params.get("unread") ?? "").split(",");
  const unread: AmountKey[] = [];
  for (const key of amountKeys) {
    const text = params.get(key)?.trim() ?? "";
    const amount = readAmount(text);
    if (amount !== undefined) result[key] = Math.min(Math.max(Math.round(amount), 0), highest[key]);
    else if (text !== "" || known.includes(key)) unread.push(key);
  }
  const place = params.get("place")?.trim() ?? "";
  if (place.length <= longestPlace && slugify(place) !== "") result.place = slugify(place);
  if (unread.length > 0) result.unread = unread;
  return result;
};

/** The canonical query string without `?`; empty for the default. */
export const serialisePageQuery = ({ place, unread, ...amounts }: PageQuery): string => {
  const pairs = amountKeys.flatMap((key) => (amounts[key] === undefined ? [] : [`${key}=${amounts[key]}`]));
  if (place !== undefined) pairs.push(`place=${place}`);
  if (unread !== undefined && unread.length > 0) pairs.push(`unread=${unread.join(",")}`);
  return pairs.join("&");
};
