import { type NumberForm, readNumber } from "./read-number.ts";
import { type Reading, Unreadable } from "./unreadable.ts";

/** Units as written behind numbers, and their factor to the first unit of the quantity. */
const quantities = {
  money: {
    eur: { per: 1, written: /^(?:€|eur|euros?)$/ },
    cents: { per: 0.01, written: /^(?:cts?|cents?|centimos|céntimos|cêntimos)$/ },
  },
  distance: {
    km: { per: 1, written: /^(?:kms?|kmt|kil[oó]metros?|quil[oó]metros?|kilometers?|kilometres?)$/ },
    miles: { per: 1.609344, written: /^(?:mi|smi|mls?|miles?|millas?|milhas?)$/ },
  },
  power: {
    cv: { per: 1, written: /^(?:cv|hp|ch|ps|bhp|caballos)$/ },
    kw: { per: 1 / 0.7355, written: /^kw$/ },
  },
  volume: {
    cc: { per: 1, written: /^(?:cc|cm3|cm³|ccm)$/ },
    litres: { per: 1000, written: /^(?:l|lts?|litros?|lit[re]{2}s?)$/ },
  },
} as const;

type Quantity = keyof typeof quantities;
type Unit = { readonly per: number; readonly written: RegExp };

export type MeasureForm = Pick<NumberForm, "decimal"> & {
  readonly quantity: Quantity;
  /** The unit of a number without one; undefined when unknown. */
  readonly unit: string | undefined;
  /** The expected form, for the error message. */
  readonly expected: string;
  readonly least: number;
  readonly most: number;
};

/** The unit that a word such as `MI` means (`miles`); undefined for a word of none. */
export const unitNamed = (quantity: Quantity, word: string): string | undefined => {
  const units: Readonly<Record<string, Unit>> = quantities[quantity];
  const written = word.toLowerCase().replace(/\.$/, "");
  return Object.keys(units).find((each) => units[each]?.written.test(written));
};

/** Euros without cents end with a dash: `18.990,-`. */
const noCents = /(?<=\d)[.,]\s?[-–—]{1,2}(?=\s*(?:[^\s\d]|$))/gu;

/**
 * A number with its unit, before or behind it, which takes precedence over the form's: `12.345 €`, `EUR 12345`, `76,000 mi`, `110 kW (150
 * CV)`, `1.6 l`. Returns euros, kilometres, horsepower or cubic centimetres, euros to the cent and the others whole.
 */
export const readMeasure = (text: string, form: MeasureForm): Reading<number> => {
  const { quantity } = form;
  const units: Readonly<Record<string, Unit>> = quantities[quantity];
  const parts = partsOf(quantity === "money" ? text.replaceAll(noCents, "") : text);
  const found = parts.flatMap(({ number, before, behind }) => {
    const word = behind || before;
    const unit = word === "" ? form.unit : unitNamed(quantity, word);
    return unit === undefined ? [] : [{ number, unit }];
  });
  // A word before a number is its unit, and no other than the one behind it: neither `unos 12000 €` nor `kW 110 CV 150`.
  const isClear = ({ before, behind }: Part) => {
    const unit = unitNamed(quantity, before);
    return before === "" || (unit !== undefined && (behind === "" || unit === unitNamed(quantity, behind)));
  };
  if (!parts.every(isClear)) return new Unreadable(form.expected);
  if (new Set(found.map(({ unit }) => unit)).size < found.length) return new Unreadable(form.expected);
  // Of a power in two units, horsepower is what documents and pages show.
  const chosen = found.find(({ unit }) => unit === Object.keys(units)[0]) ?? found[0];
  const refusal = new Unreadable(form.expected);
  if (chosen === undefined) return refusal;
  const isFine = chosen.unit === "litres" || chosen.unit === "kw";
  const decimals = isFine ? 3 : chosen.unit === "eur" ? 2 : 0;
  const number = readNumber(chosen.number, { decimal: form.decimal, decimals });
  if (number instanceof Unreadable) return refusal;
  const scale = quantity === "money" ? 100 : 1;
  const value = Math.round(number * (units[chosen.unit]?.per ?? 1) * scale) / scale;
  return value >= form.least && value <= form.most ? value : refusal;
};

type Part = { readonly number: string; readonly before: string; readonly behind: string };

const partsOf = (text: string): readonly Part[] => {
  const part = /([\p{L}€]{1,20}[3³]?)?\s*([+-]?\d[\d.,\s\u00a0\u2009\u202f'’]*)\s*([\p{L}€]+[3³]?)?/gu;
  const rest = text.replaceAll(part, "");
  // Words between numbers are no unit: `unos 12000`.
  if (/[^\s()/]/u.test(rest)) return [];
  return Array.from(text.matchAll(part), ([, before = "", number = "", behind = ""]) => ({
    number: number.trim(),
    before,
    behind,
  }));
};
