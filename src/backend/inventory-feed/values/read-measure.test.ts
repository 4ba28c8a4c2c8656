import { expect, test } from "vitest";
import { type MeasureForm, readMeasure } from "./read-measure.ts";

const read = (text: string, quantity: MeasureForm["quantity"], unit: string) => {
  const value = readMeasure(text, { quantity, unit, expected: "it", least: 1, most: 5_000_000 });
  return typeof value === "number" ? value : undefined;
};

test.each([
  ["12.345,50 €", "money", "eur", 12345.5],
  ["€ 12,345.50", "money", "eur", 12345.5],
  ["12345 EUR", "money", "eur", 12345],
  ["EUR 18990", "money", "eur", 18990],
  ["EUR18.990,50", "money", "cents", 18990.5],
  ["€ 18.990 EUR", "money", "eur", 18990],
  ["euros 18 990", "money", "eur", 18990],
  ["18.990,-", "money", "eur", 18990],
  ["18.990,- €", "money", "eur", 18990],
  ["EUR 18.990,--", "money", "eur", 18990],
  ["€ 18990.–", "money", "eur", 18990],
  ["km 45.000", "distance", "miles", 45000],
  ["1234550", "money", "cents", 12345.5],
  ["12.345 €", "money", "cents", 12345],
  ["123.456 km", "distance", "km", 123456],
  ["76,000 mi", "distance", "km", 122310],
  ["76000", "distance", "miles", 122310],
  ["76000 Kms", "distance", "miles", 76000],
  ["110 kW", "power", "cv", 150],
  ["150 CV", "power", "kw", 150],
  ["110", "power", "kw", 150],
  ["110 kW (150 CV)", "power", "cv", 150],
  ["150 cv / 110 kw", "power", "kw", 150],
  ["73,5 kW", "power", "cv", 100],
  ["1.6 l", "volume", "cc", 1600],
  ["1,598", "volume", "litres", 1598],
  ["1.598 cc", "volume", "cc", 1598],
  ["1598cm3", "volume", "litres", 1598],
] as const)("%s in %s (%s) is %d", (text, quantity, unit, value) => {
  expect(read(text, quantity, unit)).toBe(value);
});

test.each([
  ["unos 12000", "money", "eur"],
  ["unos 12000 €", "money", "eur"],
  ["USD 12000", "money", "eur"],
  ["USD 12000 €", "money", "eur"],
  ["12,- 500", "money", "eur"],
  ["12.000,- 13.000,-", "money", "eur"],
  ["18.990-", "money", "eur"],
  ["12000 $", "money", "eur"],
  ["12000 USD", "money", "eur"],
  ["a consultar", "money", "eur"],
  ["", "money", "eur"],
  ["0", "money", "eur"],
  ["-5000", "money", "eur"],
  ["9.000.000", "money", "eur"],
  ["150 KV", "power", "cv"],
  ["12000 - 13000", "money", "eur"],
  ["99.999,999", "distance", "km"],
] as const)("%s is no %s", (text, quantity, unit) => {
  expect(read(text, quantity, unit)).toBeUndefined();
});
