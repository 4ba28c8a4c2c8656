import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addCents, centsFromEuros, eurosFromCents, percentOfCents, roundHalfUp } from "./money.ts";

describe("roundHalfUp", () => {
  test.each([
    [1.005, 2, 1.01],
    [1.004999, 2, 1],
    [8.345, 2, 8.35],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [10.45, 1, 10.5],
    [0.1 + 0.2, 2, 0.3],
    [1e-9, 2, 0],
    [-0.001, 2, 0],
    [1e21, 0, 1e21],
  ])("%d with %i decimals is %d", (value, decimals, expected) => {
    expect(roundHalfUp(value, decimals)).toBe(expected);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (value) => {
    expect(() => roundHalfUp(value)).toThrow(RangeError);
  });
});

test.each([
  [149.2, 14_920],
  [0.29, 29],
  [1.115, 112],
  [19_999.99, 1_999_999],
  [-300, -30_000],
  [0, 0],
])("%d euros are %i cents", (euros, cents) => {
  expect(centsFromEuros(euros)).toBe(cents);
});

test("rounds as the written decimals say", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 0, max: 999 }),
      (whole, thousandths) => {
        const value = Number(`${whole}.${String(thousandths).padStart(3, "0")}`);
        const away = Math.abs(whole) * 100 + Math.floor((thousandths + 5) / 10);
        expect(roundHalfUp(value, 2) * Math.sign(value)).toBeCloseTo(away / 100, 9);
      },
    ),
    { numRuns: 1_000 },
  );
});

test("cents to euros and back is exact", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(centsFromEuros(eurosFromCents(cents))).toBe(cents);
    }),
  );
});

test("a sum of cents is exact and refuses what is not whole or not safe", () => {
  expect(addCents()).toBe(0);
  expect(addCents(1, 2, -4)).toBe(-1);
  expect(() => addCents(1, 0.5)).toThrow(RangeError);
  expect(() => addCents(Number.MAX_SAFE_INTEGER, 1)).toThrow(RangeError);
  expect(() => eurosFromCents(0.1)).toThrow(RangeError);
  expect(() => centsFromEuros(1e20)).toThrow(RangeError);
});

test("a percentage is rounded half up to the cent", () => {
  expect(percentOfCents(1_000_000, 1.76)).toBe(17_600);
  expect(percentOfCents(50, 1)).toBe(1);
  expect(percentOfCents(49, 1)).toBe(0);
});
