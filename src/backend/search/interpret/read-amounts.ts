import { fillers } from "#backend/vocabulary/dictionary.ts";
import { searchQueryLimits } from "#domain/search-query-limits.ts";
import {
  type Amount,
  announced,
  everyMonth,
  largest,
  onBattery,
  portugueseSeatWords,
  type Side,
  seatWords,
  sides,
  type Unit,
  units,
} from "./amount-phrases.ts";
import type { Word } from "./read-words.ts";
import type { Reading } from "./reading.ts";

/** The limits of price, kilometres and years, and the seats, that a text sets. Single years are not among them. */
export const readAmounts = (words: readonly Word[]): Amount[] => {
  const amounts: Amount[] = [];
  let at = 0;
  while (at < words.length) {
    const amount = between(words, at) ?? limit(words, at) ?? plainAmount(words, at);
    if (amount) amounts.push(amount);
    at = amount?.end ?? at + 1;
  }
  return amounts;
};

/** `entre 5000 y 8000 euros`, `de 2015 a 2019`, `2015-2019`. */
const between = (words: readonly Word[], start: number): Amount | undefined => {
  const opener = words[start]?.text ?? "";
  const opened = ["entre", "de", "desde"].includes(opener);
  const first = numberAt(words, skipFillers(words, opened ? start + 1 : start));
  if (!first) return undefined;
  const joint = words[first.end]?.text ?? "";
  const joined = opened && ["y", "e", "a", "hasta", "ate"].includes(joint);
  const second = numberAt(words, joined ? skipFillers(words, first.end + 1) : first.end);
  if (!second || (!joined && !(isYear(first.value) && isYear(second.value)))) return undefined;
  const unit = second.unit ?? first.unit ?? guess(second.value);
  if (!unit || unit === "seats" || !fits(unit, first.value) || !fits(unit, second.value)) return undefined;
  if (unit === "year" && !(isYear(first.value) && isYear(second.value))) return undefined;
  const [from, to] = [first.value, second.value].toSorted((a, b) => a - b);
  return { unit, from, to, start, end: second.end };
};

/** `hasta 12.000 euros`, `menos de 50 mil km`, `desde 2018`, `precio máximo 9000`. */
const limit = (words: readonly Word[], start: number): Amount | undefined => {
  const before = announced[words[start]?.text ?? ""];
  const first = before ? start + 1 : start;
  const side =
    sideAt(words, first) ?? (before && plainSides[before] && { ...plainSides[before], end: first });
  if (!side) return undefined;
  const number = numberAt(words, skipFillers(words, side.end));
  const unit =
    number && ((before && overruling.has(before) ? before : number.unit) ?? before ?? guess(number.value));
  if (!unit || !fits(unit, number.value)) return undefined;
  if (unit === "seats") return { unit, from: number.value, start, end: number.end };
  return { unit, [side.side === "From" ? "from" : "to"]: number.value, start, end: number.end };
};

/** The default side of an announced figure: `cuota 200`, `autonomía de 300 km`. */
const plainSides: Partial<Record<Unit, { readonly side: Side }>> = {
  monthly: { side: "To" },
  range: { side: "From" },
};
/** What was announced, whatever unit follows: `cuota de 200 euros` is no price. */
const overruling: ReadonlySet<Unit> = new Set(["monthly", "range"]);

/** `12000 euros` and `50.000 km` are upper limits; `7 plazas`, `150 cv` and `125 cc` are exact. */
const plainAmount = (words: readonly Word[], start: number): Amount | undefined => {
  const number = numberAt(words, start) ?? seatNumberAt(words, start);
  if (!number?.unit || !fits(number.unit, number.value)) return undefined;
  return { unit: number.unit, ...plainEnds(number.unit, number.value), start, end: number.end };
};

const plainEnds = (unit: Unit, value: number): Pick<Amount, "from" | "to"> => {
  if (unit === "seats" || unit === "range") return { from: value };
  return unit === "power" || unit === "cc" ? { from: value, to: value } : { to: value };
};

const sideAt = (words: readonly Word[], at: number): { side: Side; end: number } | undefined => {
  const found = sides
    .flatMap(([side, all]) => all.map((phrase) => ({ side, phrase })))
    .filter(({ phrase }) => phrase.every((word, index) => words[at + index]?.text === word))
    .toSorted((a, b) => b.phrase.length - a.phrase.length)[0];
  return found && { side: found.side, end: at + found.phrase.length };
};

/** True for a number that is read as a year without further words. */
export const isYear = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 1950 && value <= 2035;

type FoundNumber = { readonly value: number; readonly unit: Unit | undefined; readonly end: number };

/** A whole number with its continuation: further groups of three digits before a unit, `mil` or `k`, the unit. */
const numberAt = (words: readonly Word[], at: number): FoundNumber | undefined => {
  const first = words[at]?.number;
  if (first === undefined) return undefined;
  let value = first;
  let end = at + 1;
  const grouped = readGroups(words, at);
  if (grouped) ({ value, end } = grouped);
  if (["mil", "k"].includes(words[end]?.text ?? "")) {
    value *= 1000;
    end += 1;
  }
  const unit =
    units[words[end]?.text ?? ""] ?? units[words[end]?.text === "de" ? (words[end + 1]?.text ?? "") : ""];
  if (unit) end += words[end]?.text === "de" ? 2 : 1;
  if (!Number.isInteger(value)) return undefined;
  const monthly = unit === undefined || unit === "price" ? phraseAt(words, end, everyMonth) : 0;
  if (monthly > 0) return { value, unit: "monthly", end: end + monthly };
  const electric = unit === "kms" ? phraseAt(words, end, onBattery) : 0;
  return electric > 0 ? { value, unit: "range", end: end + electric } : { value, unit, end };
};

/** The number of words at a place that form one of the phrases, the longest that fits; 0 for none. */
const phraseAt = (words: readonly Word[], at: number, phrases: readonly (readonly string[])[]): number =>
  Math.max(
    0,
    ...phrases
      .filter((phrase) => phrase.every((word, index) => words[at + index]?.text === word))
      .map(({ length }) => length),
  );

/** `12 500 euros` is one number; `208 120 000 km` is not, since no vehicle has driven that far. */
const readGroups = (words: readonly Word[], at: number): { value: number; end: number } | undefined => {
  let digits = words[at]?.raw ?? "";
  let end = at + 1;
  while (/^\d{3}$/.test(words[end]?.raw ?? "")) {
    digits += words[end]?.raw;
    end += 1;
  }
  const unit = units[words[end]?.text ?? ""];
  const isOne = end > at + 1 && /^\d{4,9}$/.test(digits) && unit !== undefined && fits(unit, Number(digits));
  return isOne ? { value: Number(digits), end } : undefined;
};

const seatNumberAt = (words: readonly Word[], at: number): FoundNumber | undefined => {
  const text = words[at]?.text ?? "";
  const value = Math.max(seatWords.indexOf(text), portugueseSeatWords.indexOf(text)) + 2;
  return value >= 2 && units[words[at + 1]?.text ?? ""] === "seats"
    ? { value, unit: "seats", end: at + 2 }
    : undefined;
};

const skipFillers = (words: readonly Word[], at: number): number => {
  let next = at;
  while (fillers.has(words[next]?.text ?? "-")) next += 1;
  return next;
};

/** The unit of a limit without one: a year, or a plausible price. */
const guess = (value: number): Unit | undefined => {
  if (isYear(value)) return "year";
  return value >= 500 && value <= largest.price ? "price" : undefined;
};

const fits = (unit: Unit, value: number): boolean => {
  if (unit === "seats") return value >= 1 && value <= largest.seats;
  if (unit === "year") return value >= searchQueryLimits.year.min && value <= largest.year;
  return value >= 0 && value <= largest[unit];
};

/** Years that stand alone: one is exactly that year, two are a range. */
export const readYears = (reading: Reading): [number, number] | undefined => {
  const found = [...reading.words.entries()].filter(
    ([at, { number, raw }]) => !reading.taken.has(at) && isYear(number) && raw.length === 4,
  );
  const years = found.slice(0, 2).map(([, { number }]) => number ?? 0);
  for (const [at] of found.slice(0, 2)) reading.taken.add(at);
  return years.length === 0 ? undefined : [Math.min(...years), Math.max(...years)];
};
