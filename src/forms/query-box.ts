import { amountPattern } from "#domain/read-amount.ts";
import { marketOf, markets } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { fieldErrorWords } from "./field-error-words.ts";

/** What the text box of a query takes, and what it says of anything else once it was left. */
interface QueryBox {
  readonly pattern: string;
  readonly late: string;
}

export const amountBox = (locale: Locale): QueryBox => ({
  pattern: amountPattern,
  late: fieldErrorWords(locale, { key: "amountInvalid" }),
});

/** A postal code of any market. */
export const postalCodeBox = (locale: Locale): QueryBox => ({
  pattern: Object.values(markets)
    .map(({ postalCode }) => postalCode.pattern)
    .join("|"),
  late: fieldErrorWords(locale, { key: "zipInvalid" }),
});

export const plateBox = (locale: Locale): QueryBox => ({
  pattern: marketOf(locale).plate.pattern,
  late: fieldErrorWords(locale, { key: "plateInvalid" }),
});
