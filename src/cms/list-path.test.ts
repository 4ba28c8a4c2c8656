import { expect, test } from "vitest";
import { isListOf, type ListWish } from "./list-path.ts";

const ofDealer = { dealers: ["ES107"], filters: {} };

test.each<[string, unknown, ListWish, boolean]>([
  ["the dealer's own page", { heading: "A", filters: {}, dealers: ["ES107"] }, ofDealer, true],
  ["its cars alone", { heading: "A", kind: "car", filters: {}, dealers: ["ES107"] }, ofDealer, false],
  ["a place with two dealers", { heading: "A", filters: {}, dealers: ["ES107", "ES114"] }, ofDealer, false],
  ["the whole stock", { heading: "A", filters: {} }, ofDealer, false],
  ["a part of it", { heading: "A", filters: { brand: "seat" }, dealers: ["ES107"] }, ofDealer, false],
  ["a page without a list", undefined, ofDealer, false],
  [
    "dealers in another order",
    { heading: "A", filters: {}, dealers: ["B", "A"] },
    { dealers: ["A", "B"], filters: {} },
    true,
  ],
  ["all cars", { heading: "A", kind: "car", filters: {} }, { kind: "car", filters: {} }, true],
  ["all motorbikes", { heading: "A", kind: "motorbike", filters: {} }, { kind: "car", filters: {} }, false],
])("%s", (_, data, wish, expected) => {
  expect(isListOf(data, wish)).toBe(expected);
});
