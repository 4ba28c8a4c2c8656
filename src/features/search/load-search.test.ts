import { expect, test } from "vitest";
import { addressableRelaxations } from "./load-search.ts";

const wayOut = (filter: "brand" | "price" | "fuel", filters: Record<string, string>) => ({
  filter,
  filters,
  total: 3,
});

test("what the page sets itself is not said again", () => {
  const ways = [wayOut("price", { brand: "seat", fuel: "diesel" })];
  expect(addressableRelaxations(ways, { brand: "seat" })).toEqual([wayOut("price", { fuel: "diesel" })]);
  expect(addressableRelaxations(ways, {})).toEqual(ways);
});

test("the page's own filter is replaced, but cannot be left out", () => {
  const ways = [wayOut("fuel", { brand: "audi" }), wayOut("brand", { fuel: "diesel" })];
  expect(addressableRelaxations(ways, { brand: "seat" })).toEqual([wayOut("fuel", { brand: "audi" })]);
});
