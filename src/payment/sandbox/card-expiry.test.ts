import { expect, test } from "vitest";
import { expiryState, writeExpiry } from "./card-expiry.ts";

const november = new Date(2026, 10, 30, 23, 59);

test.each([
  ["", "empty"],
  ["1", "incomplete"],
  ["12", "incomplete"],
  ["12/", "incomplete"],
  ["12/2", "incomplete"],
  ["12/203", "incomplete"],
  ["11/26", "complete"],
  ["11 / 26", "complete"],
  ["1126", "complete"],
  ["12/2026", "complete"],
  ["1/27", "complete"],
  ["10/26", "past"],
  ["12/25", "past"],
  ["00/30", "invalid"],
  ["13/30", "invalid"],
  ["0/30", "invalid"],
  ["11/76", "complete"],
  ["12/76", "invalid"],
  ["12/9999", "invalid"],
  ["12-30", "invalid"],
  ["diciembre", "invalid"],
] as const)("at the end of November 2026 %j is %s", (typed, state) => {
  expect(expiryState(typed, november)).toBe(state);
});

test.each([
  ["1", "1"],
  ["12", "12"],
  ["123", "12/3"],
  ["1230", "12/30"],
  ["122030", "12/2030"],
  ["327", "3/27"],
  ["12/3", "12/3"],
  ["12/", "12/"],
  ["1/27", "1/27"],
  ["", ""],
])("typed %j is shown as %j", (typed, shown) => {
  expect(writeExpiry(typed)).toBe(shown);
});
