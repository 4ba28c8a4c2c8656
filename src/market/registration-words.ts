import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { marketOf } from "./markets.ts";

/** That a vehicle has yet to be registered in the visitor's country: the tax in euros, as far as it is known. */
export type Registration = {
  readonly included: boolean;
  readonly tax?: number | undefined;
  /** It may be more. */
  readonly least?: boolean | undefined;
};

const estimated = (euros: number, locale: Locale): string =>
  `${marketOf(locale).formats.amount(euros)}\u00a0€`;

/** What has to be done, what it costs and who does it, in sentences. */
export const registrationSentences = (
  { included, tax, least }: Registration,
  locale: Locale,
): readonly string[] => {
  const words = wordsOf(locale, "registration");
  if (included) return [words.why, words.included];
  if (tax === undefined) return [words.why, words.unknown, words.apart];
  const amount = estimated(tax, locale);
  const cost = tax === 0 ? words.noTax : fill(least ? words.taxLeast : words.tax, { amount });
  return [words.why, cost, words.apart];
};

/** The same as a row beside a total, which does not hold it. */
export const registrationRow = (
  { included, tax, least }: Registration,
  locale: Locale,
): readonly [name: string, value: string] => {
  const words = wordsOf(locale, "registration");
  const shownValue = () => {
    if (included) return words.lineIncluded;
    if (tax === undefined) return words.lineUnknown;
    if (tax === 0) return words.lineNoTax;
    return fill(least ? words.lineLeast : words.lineTax, { amount: estimated(tax, locale) });
  };
  return [words.line, shownValue()];
};

/** That row as a sentence. */
export const registrationLine = (registration: Registration, locale: Locale): string =>
  `${registrationRow(registration, locale).join(": ")}.`;
