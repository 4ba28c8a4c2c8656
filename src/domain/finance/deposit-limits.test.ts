import fc from "fast-check";
import { expect, test } from "vitest";
import { clampDeposit, depositLimits } from "./deposit-limits.ts";

const offer = {
  priceCents: 1_990_000,
  maxInitialDepositPc: 0.4,
  vehicleDepositCents: 312_345,
  depositMinCents: 100_000,
  depositStepCents: 50_000,
};

test.each([
  [{}, { minCents: 100_000, maxCents: 800_000, defaultCents: 350_000 }],
  [
    { maxInitialDepositPc: 0.1, depositStepCents: 1_000 },
    { maxCents: 199_000, defaultCents: 199_000 },
  ],
  [{ vehicleDepositCents: 300_000 }, { defaultCents: 300_000 }],
  [{ vehicleDepositCents: 0 }, { defaultCents: 100_000 }],
  [{ vehicleDepositCents: 5_000_000 }, { defaultCents: 800_000 }],
  [
    { priceCents: 100_000, maxInitialDepositPc: 0.2 },
    { maxCents: 100_000, defaultCents: 100_000 },
  ],
  [{ maxInitialDepositPc: 0 }, { maxCents: 100_000 }],
])("with %o the limits are %o", (changes, expected) => {
  expect(depositLimits({ ...offer, ...changes })).toMatchObject(expected);
});

test.each([0, -100, Number.NaN, 0.5])("refuses a step of %d", (depositStepCents) => {
  expect(() => depositLimits({ ...offer, depositStepCents })).toThrow(RangeError);
});

test.each([
  [undefined, 350_000],
  [Number.NaN, 350_000],
  [0, 100_000],
  [123_456, 123_456],
  [9_999_999, 800_000],
])("a chosen deposit of %s becomes %i", (chosen, expected) => {
  expect(clampDeposit(chosen, depositLimits(offer))).toBe(expected);
});

test("the maximum is a whole number of steps, less than one step above the share; the default lies within", () => {
  const offers = fc.record({
    priceCents: fc.integer({ min: 1_000_000, max: 10_000_000 }),
    maxInitialDepositPc: fc.integer({ min: 20, max: 90 }).map((percent) => percent / 100),
    vehicleDepositCents: fc.integer({ min: 0, max: 10_000_000 }),
    depositMinCents: fc.constant(100_000),
    depositStepCents: fc.constantFrom(100, 5_000, 10_000, 50_000, 100_000),
  });
  fc.assert(
    fc.property(offers, fc.integer(), (value, chosen) => {
      const limits = depositLimits(value);
      const share = value.priceCents * value.maxInitialDepositPc;
      expect(limits.maxCents % value.depositStepCents).toBe(0);
      expect(limits.maxCents).toBeGreaterThanOrEqual(share - 0.001);
      expect(limits.maxCents).toBeLessThan(share + value.depositStepCents);
      for (const deposit of [limits.defaultCents, clampDeposit(chosen, limits)]) {
        expect(deposit).toBeGreaterThanOrEqual(limits.minCents);
        expect(deposit).toBeLessThanOrEqual(limits.maxCents);
      }
    }),
  );
});
