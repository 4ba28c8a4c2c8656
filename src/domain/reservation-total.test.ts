import { expect, test } from "vitest";
import { reservationTotal } from "./reservation-total.ts";

const base = { priceCents: 1_990_000, contractExpensesCents: 39_000, contractExpensesIncluded: false };

test.each([
  ["brought home", 19_900, 0, 2_048_900],
  ["collected", 0, 0, 2_029_000],
  ["brought elsewhere", 29_900, 0, 2_058_900],
  ["collected, with a warranty", 0, 49_900, 2_078_900],
])("%s, for %i, and a warranty of %i: %i", (_, deliveryCents, warrantyCents, total) => {
  expect(reservationTotal({ ...base, deliveryCents, warrantyCents })).toBe(total);
});

test("a fraction of a cent is refused", () => {
  expect(() => reservationTotal({ ...base, priceCents: 0.5, deliveryCents: 0, warrantyCents: 0 })).toThrow(
    RangeError,
  );
});
