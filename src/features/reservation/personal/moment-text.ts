import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";

/** A moment in words, on the market's clock, which it names. */
export const momentText = (at: string, locale: Locale): string => {
  const { longDate, time } = marketOf(locale).formats;
  return fill(wordsOf(locale, "reservations").moment, { date: longDate(at), time: time(at) });
};

/** A day of the calendar in words: `2026-12-01`. */
export const dayText = (day: string, locale: Locale): string =>
  marketOf(locale).formats.longDate(`${day}T12:00:00Z`);
