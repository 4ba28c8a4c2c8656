import { expect, test } from "vitest";
import { preCheck } from "./pre-check.ts";

test.each([
  [2000, 400, 300, "fits"],
  [2000, 400, 300.01, "tight"],
  [2000, 600, 300, "tight"],
  [2000, 600, 300.01, "beyond"],
  [0, 0, 1, "beyond"],
  [2000, 0, 0, "unread"],
  [-1, 0, 100, "unread"],
  [undefined, 0, 100, "unread"],
  [2000, undefined, 100, "unread"],
] as const)("of %s a month with %s paid already, %s is: %s", (income, paid, fee, outcome) => {
  expect(preCheck({ income, paid, fee })).toBe(outcome);
});
