import { expect, test } from "vitest";
import { placeIn } from "./portuguese-articles.ts";

test.each([
  ["pt", "Porto", "do Porto"],
  ["pt", "Amadora", "da Amadora"],
  ["pt", "Caldas da Rainha", "das Caldas da Rainha"],
  ["pt", "Lisboa", "de Lisboa"],
  ["es", "Madrid", "Madrid"],
] as const)("in %s, %s is %s behind a preposition", (locale, town, expected) => {
  expect(placeIn(locale, town)).toBe(expected);
});
