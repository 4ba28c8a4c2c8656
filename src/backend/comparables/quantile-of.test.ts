import { expect, test } from "vitest";
import { quantileOf } from "./quantile-of.ts";

test.each([
  [[4, 1, 3, 2], 0.5, 2.5],
  [[3, 1, 2], 0.5, 2],
  [[50, 10, 40, 20, 30], 0.25, 20],
  [[50, 10, 40, 20, 30], 0.75, 40],
  [[1, 2, 3, 4], 0.25, 1.75],
  [[7], 0.75, 7],
  [[5, 5, 5, 5], 0.25, 5],
  [[-2, -10, 8], 0.5, -2],
  [[], 0.5, Number.NaN],
] as const)("of %j at %f: %f", (values, share, expected) => {
  expect(quantileOf(values, share)).toBe(expected);
});
