import { wordingOf } from "#backend/wording/wording.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";

/** A time on the clock of the market's capital, with the time zone's name. */
export const momentText = (moment: Date, locale: Locale): string => {
  const { formats } = marketOf(locale);
  const values = { date: formats.longDate(moment), time: formats.time(moment) };
  return fill(wordingOf(locale).reservationFacts.moment, values);
};
