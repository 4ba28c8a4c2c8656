import type { SearchResult } from "#api/models/search.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";

/** What can be bought of a search, and what of it is reserved. */
export type Totals = Pick<SearchResult, "total" | "reserved">;

const counted = (locale: Locale, name: "vehicles" | "reservedVehicles", count: number): string => {
  const word = wordsOf(locale, "search")[count === 1 ? (`${name}#one` as const) : (`${name}#other` as const)];
  return `${marketOf(locale).formats.number(count)} ${word}`;
};

/** How many vehicles can be bought, in words: "1 234 vehículos". */
export const availableText = (locale: Locale, total: number): string => counted(locale, "vehicles", total);

/** The suffix for reserved vehicles: " · 12 reservados"; empty for none. */
export const reservedText = (locale: Locale, reserved: number): string =>
  reserved > 0 ? ` · ${counted(locale, "reservedVehicles", reserved)}` : "";

/** Both: "1 234 vehículos · 12 reservados". */
export const totalText = (locale: Locale, { total, reserved }: Totals): string =>
  availableText(locale, total) + reservedText(locale, reserved);
