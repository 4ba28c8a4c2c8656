import { searchQueryLimits } from "#domain/search-query-limits.ts";
import {
  everyMonth,
  largest,
  onBattery,
  portugueseSeatWords,
  seatWords,
  type Unit,
  units,
} from "./amount-phrases.ts";
import { fillers } from "./dictionary.ts";
import type { Word } from "./read-words.ts";

/** True for a number that is read as a year where nothing else is said. */
export const isYear = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 1950 && value <= 2035;

type FoundNumber = { readonly value: number; readonly unit: Unit | undefined; readonly end: number };

/** A whole number with what belongs to it: further groups of three digits before a unit, `mil` or `k`, the unit. */
export const numberAt = (words: readonly Word[], at: number): FoundNumber | undefined => {
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

/** How many words at a place are one of some phrases, the longest that fits; 0 for none. */
const phraseAt = (words: readonly Word[], at: number, phrases: readonly (readonly string[])[]): number =>
  Math.max(
    0,
    ...phrases
      .filter((phrase) => phrase.every((word, index) => words[at + index]?.text === word))
      .map(({ length }) => length),
  );

/** `12 500 euros` is one number; `208 120 000 km` is not, for nothing has driven that far. */
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

export const seatNumberAt = (words: readonly Word[], at: number): FoundNumber | undefined => {
  const text = words[at]?.text ?? "";
  const value = Math.max(seatWords.indexOf(text), portugueseSeatWords.indexOf(text)) + 2;
  return value >= 2 && units[words[at + 1]?.text ?? ""] === "seats"
    ? { value, unit: "seats", end: at + 2 }
    : undefined;
};

export const skipFillers = (words: readonly Word[], at: number): number => {
  let next = at;
  while (fillers.has(words[next]?.text ?? "-")) next += 1;
  return next;
};

/** What a limit without a unit is about: a year, or a price that a vehicle may have. */
export const guess = (value: number): Unit | undefined => {
  if (isYear(value)) return "year";
  return value >= 500 && value <= largest.price ? "price" : undefined;
};

export const fits = (unit: Unit, value: number): boolean => {
  if (unit === "seats") return value >= 1 && value <= largest.seats;
  if (unit === "year") return value >= searchQueryLimits.year.min && value <= largest.year;
  return value >= 0 && value <= largest[unit];
};
