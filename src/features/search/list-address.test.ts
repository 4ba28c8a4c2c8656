import { expect, test } from "vitest";
import { emptySearchQuery } from "#domain/search-query.ts";
import { beyondPreset, listAddress, remainingPairs, valuesInForce, withPreset } from "./list-address.ts";

const query = { ...emptySearchQuery, brand: ["audi", "seat"], priceTo: 9_000, page: 3 };

test("an address has its query in the canonical order, and none when nothing is asked", () => {
  expect(listAddress("/coches/", emptySearchQuery)).toBe("/coches/");
  expect(listAddress("/coches/", query)).toBe("/coches/?brand=audi,seat&priceTo=9000&page=3");
});

test("a form keeps what it does not ask for", () => {
  expect(remainingPairs(query, ["page", "brand"])).toEqual([["priceTo", "9000"]]);
});

test.each([
  [["audi"], "seat", ["audi"]],
  [[], "seat,audi", ["seat", "audi"]],
  [[], "", []],
  [[], undefined, []],
])("of %j on a page about %j, %j is in force", (chosen, preset, expected) => {
  expect(valuesInForce(chosen, preset)).toEqual(expected);
});

test.each([
  [{ brand: "seat" }, ["seat"], []],
  [{ brand: "seat,audi" }, ["audi", "seat"], []],
  [{ brand: "seat" }, ["audi", "seat"], ["audi", "seat"]],
  [{ brand: "seat" }, ["audi"], ["audi"]],
  [{}, ["seat"], ["seat"]],
])("a page about %j asked for %j keeps %j in its address", (preset, brand, expected) => {
  expect(beyondPreset({ ...emptySearchQuery, brand }, preset).brand).toEqual(expected);
});

test("the page's own filters become the visitor's, unless he chose others", () => {
  const own = { brand: "seat", discount: "1" };
  expect(withPreset({ ...emptySearchQuery, fuel: ["diesel"] }, own)).toMatchObject({
    brand: ["seat"],
    fuel: ["diesel"],
    discount: true,
  });
  expect(withPreset({ ...emptySearchQuery, brand: ["audi"] }, own).brand).toEqual(["audi"]);
});
