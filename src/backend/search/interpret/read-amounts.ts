import { fits, guess, isYear, numberAt, seatNumberAt, skipFillers } from "./amount-numbers.ts";
import { type Amount, announced, type Side, sides, type Unit } from "./amount-phrases.ts";
import type { Word } from "./read-words.ts";

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

/** What an announced figure is meant as where nothing says so: `cuota 200`, `autonomía de 300 km`. */
const plainSides: Partial<Record<Unit, { readonly side: Side }>> = {
  monthly: { side: "To" },
  range: { side: "From" },
};
/** What was announced, whatever unit follows: `cuota de 200 euros` is no price. */
const overruling: ReadonlySet<Unit> = new Set(["monthly", "range"]);

/** `12000 euros` and `50.000 km` are the most that somebody wants; `7 plazas`, `150 cv` and `125 cc` are exactly those. */
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
