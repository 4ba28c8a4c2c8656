import { expect, test } from "vitest";
import { normaliseList } from "./normalise-list.ts";

test("the same list is the same row, however it was written", () => {
  const one = normaliseList({
    kind: "car",
    dealers: ["b", "a", "b"],
    filters: { priceTo: "15.000", brand: "seat,audi", sort: "price-asc", page: "3", gclid: "x" },
  });
  const other = normaliseList({
    kind: "car",
    dealers: ["a", "b"],
    filters: { brand: "Audi,seat,seat", priceTo: "15000", fuel: "water" },
  });
  expect(one).toEqual(other);
  expect(one.filters).toEqual({ brand: "audi,seat", priceTo: "15000" });
  expect(one.digest).toMatch(/^[0-9a-f]{64}$/);
});

test("kind, dealers and each filter make another list", () => {
  const lists = [
    { filters: {} },
    { kind: "car", filters: {} },
    { dealers: ["a"], filters: {} },
    { filters: { brand: "audi" } },
    { filters: { model: "audi" } },
  ] as const;
  const digests = lists.map((list) => normaliseList(list as never).digest);
  expect(new Set(digests).size).toBe(lists.length);
});
