import { marketOf } from "#market/markets.ts";
import { standsAbroad } from "#market/stands-abroad.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { Vehicle } from "./vehicle.ts";

/** That a vehicle has yet to be registered in the visitor's country. */
export type Registration = NonNullable<Vehicle["registration"]>;

/** As the service says it, or where it does not, as follows from where the vehicle stands. */
export const registrationOf = (vehicle: Vehicle, locale: Locale): Registration | undefined =>
  vehicle.registration ??
  (standsAbroad(vehicle.vehicle.dealer.zipCode, locale) === undefined ? undefined : { included: false });

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

/** The same as a line beside a total, which does not hold it. */
export const registrationLine = ({ included, tax, least }: Registration, locale: Locale): string => {
  const words = wordsOf(locale, "registration");
  const shownValue = () => {
    if (included) return words.lineIncluded;
    if (tax === undefined) return words.lineUnknown;
    if (tax === 0) return words.lineNoTax;
    return fill(least ? words.lineLeast : words.lineTax, { amount: estimated(tax, locale) });
  };
  return `${words.line}: ${shownValue()}.`;
};
