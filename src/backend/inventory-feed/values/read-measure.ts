import { type NumberForm, readNumber } from "./read-number.ts";
import { type Reading, Unreadable } from "./unreadable.ts";

/** How units are written behind numbers, and what one of each is in the first of its kind. */
const quantities = {
  money: {
    eur: { per: 1, written: /^(?:€|eur|euros?)$/ },
    cents: { per: 0.01, written: /^(?:cts?|cents?|centimos|céntimos|cêntimos)$/ },
  },
  distance: {
    km: { per: 1, written: /^(?:kms?|kil[oó]metros?|quil[oó]metros?|kilometers?|kilometres?)$/ },
    miles: { per: 1.609344, written: /^(?:mi|mls?|miles?|millas?|milhas?)$/ },
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

export type MeasureForm = Pick<NumberForm, "decimal"> & {
  readonly quantity: Quantity;
  /** What the map says that the column is measured in. */
  readonly unit: string;
  /** What it is told in then, for whoever has to correct it. */
  readonly expected: string;
  readonly least: number;
  readonly most: number;
};

/**
 * A number with its unit, which counts before the one of the map: `12.345 €`, `76,000 mi`, `110 kW (150 CV)`, `1.6 l`. Answers euros,
 * kilometres, horsepower or cubic centimetres, euros to the cent and the others whole.
 */
export const readMeasure = (text: string, form: MeasureForm): Reading<number> => {
  const units: Readonly<Record<string, { per: number; written: RegExp }>> = quantities[form.quantity];
  const found = partsOf(text).flatMap(({ number, written }) => {
    const unit =
      written === "" ? form.unit : Object.keys(units).find((each) => units[each]?.written.test(written));
    return unit === undefined ? [] : [{ number, unit }];
  });
  if (new Set(found.map(({ unit }) => unit)).size < found.length) return new Unreadable(form.expected);
  // Of a power that is said twice, horsepower is what papers and pages say.
  const chosen = found.find(({ unit }) => unit === Object.keys(units)[0]) ?? found[0];
  const refusal = new Unreadable(form.expected);
  if (chosen === undefined) return refusal;
  const isFine = chosen.unit === "litres" || chosen.unit === "kw";
  const decimals = isFine ? 3 : chosen.unit === "eur" ? 2 : 0;
  const number = readNumber(chosen.number, { decimal: form.decimal, decimals });
  if (number instanceof Unreadable) return refusal;
  const scale = form.quantity === "money" ? 100 : 1;
  const value = Math.round(number * (units[chosen.unit]?.per ?? 1) * scale) / scale;
  return value >= form.least && value <= form.most ? value : refusal;
};

type Part = { readonly number: string; readonly written: string };

const partsOf = (text: string): readonly Part[] => {
  const part = /(€)?\s*([+-]?\d[\d.,\s\u00a0\u2009\u202f'’]*)\s*([\p{L}€]+[3³]?)?/gu;
  const rest = text.replaceAll(part, "");
  // Words between numbers are no unit: `unos 12000`.
  if (/[^\s()/]/u.test(rest)) return [];
  return Array.from(text.matchAll(part), ([, before = "", number = "", behind = ""]) => ({
    number: number.trim(),
    written: (behind || before).toLowerCase(),
  }));
};
