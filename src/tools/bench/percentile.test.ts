import { expect, test } from "vitest";
import { percentile } from "./percentile.ts";

test.each([
  [[5], 0.95, 5],
  [[3, 1, 2], 0.5, 2],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
  [[1, 2], 0, 1],
])("of %j at %d is %d", (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

test("of nothing is an error", () => {
  expect(() => percentile([], 0.5)).toThrow(RangeError);
});
