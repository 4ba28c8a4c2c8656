import { expect, test } from "vitest";
import { isOnOffer, waitBefore } from "./start-quotes.ts";

test.each([
  [false, Number.POSITIVE_INFINITY, 0],
  [false, 300, 0],
  [false, 299, 300],
  [true, Number.POSITIVE_INFINITY, 800],
  [true, 10, 800],
])("typed: %s, last asked %d ms ago: waits %d ms", (isTyped, sinceLast, expected) => {
  expect(waitBefore(isTyped, sinceLast)).toBe(expected);
});

test.each([
  ["3", false],
  ["33", false],
  ["500", true],
  ["3300", true],
  ["12.000", true],
  ["12001", false],
  ["mucho", false],
  ["", false],
])("between 500 and 12,000 %j is on offer: %s", (text, expected) => {
  expect(isOnOffer(text, { min: "500", max: "12000" })).toBe(expected);
});
