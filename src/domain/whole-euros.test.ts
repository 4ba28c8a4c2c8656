import { expect, test } from "vitest";
import { wholeEuros } from "./whole-euros.ts";

test.each([
  ["3300", 3_300],
  ["3.300", 3_300],
  ["3 300 €", 3_300],
  ["3300,50", 3_300],
  ["3300.5 €", 3_300],
  ["12.345.678", 12_345_678],
  ["0", 0],
  ["mucho", undefined],
  ["", undefined],
] as const)("%j is %j in whole euros", (text, euros) => {
  expect(wholeEuros(text)).toBe(euros);
});
