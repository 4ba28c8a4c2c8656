import type { Country } from "#market/countries.ts";

const daysFrom = (day: string): number => Date.parse(day) / 86_400_000;

/**
 * When Spain's plates came to each first letter, as the press follows it
 * (20minutos.es/motor, "Septiembre estrena matrículas", August 2022). N and P are calculated by the pace of M.
 */
const spanishSeries = [
  ["B", "2000-09-15"],
  ["C", "2002-10-15"],
  ["D", "2004-09-15"],
  ["F", "2006-05-15"],
  ["G", "2008-02-15"],
  ["H", "2010-12-15"],
  ["J", "2014-11-15"],
  ["K", "2017-06-15"],
  ["L", "2019-09-15"],
  ["M", "2022-09-05"],
  ["N", "2025-02-15"],
  ["P", "2027-08-01"],
] as const;
const spanishLetters = "BCDFGHJKLMNPRSTVWXYZ";

/** Portugal's plates were `00-AA-00` from 2005, without K, W and Y, and are `AA-00-AA` since 3 March 2020 (IMT). */
const portugueseLetters = { old: "ABCDEFGHIJLMNOPQRSTUVXZ", new: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" } as const;
const portugueseDays = { old: daysFrom("2005-05-01"), new: daysFrom("2020-03-03") } as const;
/** How long two letters in front last, by new and imported vehicles of a year. */
const daysOfPair = 60;

/**
 * The number plate that a vehicle of the demonstration shows: the series of its country when it was registered, with noughts
 * for digits, which no vehicle on the road has.
 * @param registered `2021-04-17`
 * @param share from 0 to 1, which of the many plates of those days
 */
export const registrationPlate = (country: Country, registered: string, share: number): string =>
  country === "PT" ? portuguesePlate(daysFrom(registered), share) : spanishPlate(daysFrom(registered), share);

const spanishPlate = (day: number, share: number): string => {
  const found = spanishSeries.findLastIndex(([, from]) => daysFrom(from) <= day);
  const at = Math.min(Math.max(found, 0), spanishSeries.length - 2);
  const [first, from] = spanishSeries[at] ?? ["B", "2000-09-15"];
  const [, to] = spanishSeries[at + 1] ?? ["C", "2002-10-15"];
  const gone = (day - daysFrom(from)) / (daysFrom(to) - daysFrom(from));
  const second = place(spanishLetters, gone);
  return `0000 ${first}${second}${place(spanishLetters, share)}`;
};

const portuguesePlate = (day: number, share: number): string => {
  if (day >= portugueseDays.new) {
    const letters = portugueseLetters.new;
    const pair = Math.floor((day - portugueseDays.new) / daysOfPair);
    return `${pairOf(letters, pair)} 00 ${pairOf(letters, Math.floor(share * letters.length ** 2))}`;
  }
  const letters = portugueseLetters.old;
  const gone = (day - portugueseDays.old) / (portugueseDays.new - portugueseDays.old);
  return `00 ${pairOf(letters, Math.floor(Math.max(0, gone) * letters.length ** 2))} 00`;
};

const place = (letters: string, share: number): string =>
  letters.charAt(Math.min(letters.length - 1, Math.floor(Math.max(0, share) * letters.length)));

const pairOf = (letters: string, number: number): string => {
  const { length } = letters;
  const inside = Math.min(number, length ** 2 - 1);
  return letters.charAt(Math.floor(inside / length)) + letters.charAt(inside % length);
};
