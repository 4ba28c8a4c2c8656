import { expect, test } from "vitest";
import { matchPattern } from "#tools/test-support/match-pattern.ts";
import { datePattern, readDate } from "./read-date.ts";

test.each([
  ["28/2/1990", "1990-02-28"],
  ["28-02-1990", "1990-02-28"],
  ["28.2.1990", "1990-02-28"],
  ["28021990", "1990-02-28"],
  [" 01121985 ", "1985-12-01"],
  ["31041990", undefined],
  ["19900228", undefined],
  ["2821990", undefined],
  ["280219900", undefined],
  [" 1990-02-28 ", "1990-02-28"],
  ["29/2/2000", "2000-02-29"],
  ["29/2/1999", undefined],
  ["31/4/1990", undefined],
  ["2/28/1990", undefined],
  ["28/2/90", undefined],
  ["", undefined],
  ["ayer", undefined],
])("%j is %s", (text, date) => {
  expect(readDate(text)).toBe(date);
  if (date !== undefined) expect(matchPattern(datePattern, text)).toBe(true);
});

test.each(["?", "ayer", "28 de febrero"])("the box of a day does not take %j", (text) => {
  expect(matchPattern(datePattern, text)).toBe(false);
});
