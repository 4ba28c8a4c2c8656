import fc from "fast-check";
import { expect, test } from "vitest";
import {
  parseSimulationQuery,
  serialiseSimulationQuery,
  unreadableSimulationKeys,
} from "./simulation-query.ts";

test.each([
  ["", {}],
  ["deposit=3000&months=60", { deposit: 3_000, months: 60 }],
  ["months=060", { months: 60 }],
  ["deposit=0", { deposit: 0 }],
  ["deposit=-1&months=0", { deposit: 0, months: 1 }],
  ["deposit=3000.5&months=59.6", { deposit: 3_001, months: 60 }],
  ["deposit=3000,49 €&months=%2B60", { deposit: 3_000, months: 60 }],
  ["deposit=99999999&months=241", { deposit: 9_999_999, months: 240 }],
  ["deposit=lots&months=1e2", {}],
  ["deposit=3.000&months=", { deposit: 3_000 }],
  ["deposit=3,000", {}],
  ["deposit=1234567890123", {}],
  ["promo=1", {}],
  ["promo=0&months=48", { months: 48, promo: false }],
  ["promo=perhaps", {}],
])("%s is read as %o", (text, expected) => {
  expect(parseSimulationQuery(new URLSearchParams(text))).toEqual(expected);
});

test.each([
  ["deposit=3000&months=60", []],
  ["deposit=&months=", []],
  ["deposit=-5", []],
  ["deposit=lots&months=soon", ["deposit", "months"]],
  ["deposit=3.000", []],
  ["deposit=3,000", ["deposit"]],
  ["months=1e2", ["months"]],
  ["promo=0", []],
  ["promo=perhaps", ["promo"]],
  ["months=\u0000", ["months"]],
])("%j has these unreadable keys: %j", (text, keys) => {
  expect(unreadableSimulationKeys(new URLSearchParams(text))).toEqual(keys);
});

test("an address carries every query unchanged", () => {
  const query = fc.record(
    {
      deposit: fc.integer({ min: 0, max: 9_999_999 }),
      months: fc.integer({ min: 1, max: 240 }),
      promo: fc.constant(false as const),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  fc.assert(
    fc.property(query, (value) => {
      expect(parseSimulationQuery(new URLSearchParams(serialiseSimulationQuery(value)))).toEqual(value);
    }),
  );
});
