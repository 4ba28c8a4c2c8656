import { expect, test } from "vitest";
import { fitsSeries, isFutureMonth } from "./registration-month.ts";

test.each<[number, number, boolean]>([
  [2026, 11, false],
  [2026, 12, true],
  [2027, 1, true],
  [2019, 12, false],
])("whether %i-%i has yet to begin: %s", (year, month, expected) => {
  expect(isFutureMonth({ year, month }, new Date("2026-11-24T10:00:00Z"))).toBe(expected);
});

test.each<[number, number, { from?: string; to?: string } | undefined, boolean]>([
  [2019, 5, { from: "2017-06", to: "2022-09" }, true],
  [2017, 6, { from: "2017-06", to: "2022-09" }, true],
  [2022, 9, { from: "2017-06", to: "2022-09" }, true],
  [2017, 5, { from: "2017-06", to: "2022-09" }, false],
  [2022, 10, { from: "2017-06", to: "2022-09" }, false],
  [1999, 1, { to: "1971-12" }, false],
  [2025, 1, { from: "2022-09" }, true],
  [2025, 1, undefined, true],
])("whether %i-%i fits %j: %s", (year, month, hint, expected) => {
  expect(fitsSeries({ year, month }, hint)).toBe(expected);
});
