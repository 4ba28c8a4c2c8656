import fc from "fast-check";
import { expect, test } from "vitest";
import { discountPercent, type PriceEntry, previousPrice } from "./previous-price.ts";

const day = 24 * 60 * 60 * 1000;
const log = (...entries: readonly (readonly [number, number])[]): PriceEntry[] =>
  entries.map(([at, euros]) => ({ at: at * day, priceCents: euros * 100 }));

test.each([
  ["no entry", log(), undefined],
  ["one price", log([0, 20_000]), undefined],
  ["a reduction", log([0, 20_000], [50, 18_000]), 20_000],
  ["an increase", log([0, 18_000], [50, 20_000]), undefined],
  ["raised, then reduced to what it was", log([0, 18_000], [50, 20_000], [60, 18_000]), undefined],
  ["raised, then reduced a little", log([0, 18_000], [50, 20_000], [60, 19_000]), undefined],
  ["raised more than 30 days before", log([0, 18_000], [29, 20_000], [60, 18_000]), 20_000],
  ["raised exactly 30 days before", log([0, 18_000], [30, 20_000], [60, 18_000]), 20_000],
  ["raised 29 days before", log([0, 18_000], [31, 20_000], [60, 18_000]), undefined],
  ["reduced twice", log([0, 20_000], [50, 19_000], [60, 18_000]), 19_000],
  ["reduced, then raised", log([0, 20_000], [50, 18_000], [60, 19_000]), undefined],
  ["the same price logged again", log([0, 20_000], [50, 18_000], [60, 18_000]), 20_000],
  ["on sale for less than 30 days", log([90, 20_000], [95, 18_000]), 20_000],
  ["a price that never was in force", log([50, 25_000], [50, 18_000]), undefined],
  ["a future reduction", log([0, 20_000], [101, 18_000]), undefined],
  ["an unordered log", log([50, 18_000], [0, 20_000]), 20_000],
])("%s", (_, entries, euros) => {
  expect(previousPrice(entries, 100 * day)?.previousCents).toBe(
    euros === undefined ? undefined : euros * 100,
  );
});

test("the percentage is computed from the struck price", () => {
  expect(previousPrice(log([0, 25_000], [40, 20_000], [60, 18_000]), 100 * day)).toEqual({
    previousCents: 2_000_000,
    currentCents: 1_800_000,
    reducedAt: 60 * day,
    discountPercent: 10,
  });
});

test.each([
  [2_000_000, 1_800_000, 10],
  [1_000, 995, 0],
  [1_000, 981, 1],
  [3, 1, 66],
  [1_000, 1_000, 0],
  [1_000, 2_000, 0],
  [0, 0, 0],
  [1_000, 0, 100],
])("from %i to %i is %i %%", (previous, current, percent) => {
  expect(discountPercent(previous, current)).toBe(percent);
});

test("a struck price is higher than today's and lower than none of the 30 days before", () => {
  const entries = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 100 }).map((n) => n * day),
      priceCents: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(entries, (list) => {
      const found = previousPrice(list, 100 * day);
      if (!found) return;
      expect(found.previousCents).toBeGreaterThan(found.currentCents);
      const within = list.filter(({ at }) => at > found.reducedAt - 30 * day && at < found.reducedAt);
      const lastPerDay = within.filter(
        ({ at }, index) => !within.slice(index + 1).some((later) => later.at === at),
      );
      for (const { priceCents } of lastPerDay) expect(priceCents).toBeGreaterThanOrEqual(found.previousCents);
    }),
  );
});
