import { expect, test } from "vitest";
import { isSameList, type VehicleList } from "./vehicle-list.ts";

const ofDealer = { dealers: ["ES107"], filters: {} };

test.each<[string, VehicleList, VehicleList, boolean]>([
  ["the dealer's own page", { filters: {}, dealers: ["ES107"] }, ofDealer, true],
  ["its cars alone", { kind: "car", filters: {}, dealers: ["ES107"] }, ofDealer, false],
  ["a place with two dealers", { filters: {}, dealers: ["ES107", "ES114"] }, ofDealer, false],
  ["the whole stock", { filters: {} }, ofDealer, false],
  ["a part of it", { filters: { brand: "seat" }, dealers: ["ES107"] }, ofDealer, false],
  [
    "a make beside its model",
    { filters: { model: "seat-ibiza" } },
    { filters: { brand: "seat", model: "seat-ibiza" } },
    true,
  ],
  [
    "another make beside a model",
    { filters: { model: "seat-ibiza" } },
    { filters: { brand: "audi", model: "seat-ibiza" } },
    false,
  ],
  ["values in another order", { filters: { brand: "bmw,audi" } }, { filters: { brand: "audi,bmw" } }, true],
  [
    "dealers in another order",
    { filters: {}, dealers: ["B", "A"] },
    { dealers: ["A", "B"], filters: {} },
    true,
  ],
  ["all cars", { kind: "car", filters: {} }, { kind: "car", filters: {} }, true],
  ["all motorbikes", { kind: "motorbike", filters: {} }, { kind: "car", filters: {} }, false],
])("%s", (_, data, wish, expected) => {
  expect(isSameList(data, wish)).toBe(expected);
});
