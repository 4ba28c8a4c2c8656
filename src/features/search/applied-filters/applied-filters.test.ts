import { expect, test } from "vitest";
import type { Facets } from "#api/models/search.ts";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import { appliedFilters, withoutFilters } from "./applied-filters.ts";

const facets: Facets = {
  values: {
    brand: [
      { id: "seat", value: "SEAT", count: 3 },
      { id: "audi", value: "Audi", count: 2 },
    ],
    model: [{ id: "ibiza", value: "Ibiza", count: 1, parent: "seat" }],
  },
  ranges: {},
};
const applied = (change: Partial<SearchQuery>) =>
  appliedFilters({ ...emptySearchQuery, page: 4, sort: "price-asc", ...change }, facets).map(
    ({ rest, ...filter }) => [filter, serialiseSearchQuery(rest)],
  );

test("nothing chosen, nothing applied", () => {
  expect(applied({})).toEqual([]);
});

test("values keep their names, the others stay, the page begins again", () => {
  expect(applied({ brand: ["audi", "seat"] })).toEqual([
    [{ kind: "value", filter: "brand", id: "audi", text: "Audi" }, "brand=seat&sort=price-asc"],
    [{ kind: "value", filter: "brand", id: "seat", text: "SEAT" }, "brand=audi&sort=price-asc"],
  ]);
});

test("a brand takes its models with it", () => {
  expect(applied({ brand: ["seat"], model: ["ibiza"] })[0]).toEqual([
    { kind: "value", filter: "brand", id: "seat", text: "SEAT" },
    "sort=price-asc",
  ]);
});

test("ends of ranges and flags come off one by one", () => {
  expect(applied({ priceFrom: 5000, priceTo: 9000, discount: true })).toEqual([
    [{ kind: "from", filter: "price", value: 5000 }, "priceTo=9000&discount=1&sort=price-asc"],
    [{ kind: "to", filter: "price", value: 9000 }, "priceFrom=5000&discount=1&sort=price-asc"],
    [{ kind: "flag", filter: "discount" }, "priceFrom=5000&priceTo=9000&sort=price-asc"],
  ]);
});

test("a range of one value is one filter", () => {
  expect(applied({ yearFrom: 2019, yearTo: 2019, discount: true })).toEqual([
    [{ kind: "exact", filter: "year", value: 2019 }, "discount=1&sort=price-asc"],
    [{ kind: "flag", filter: "discount" }, "yearFrom=2019&yearTo=2019&sort=price-asc"],
  ]);
});

test("a place goes with its radius and the order by distance, a cap, a deposit and limits of a few one by one", () => {
  const limits = { place: "28001", radius: 50, monthlyTo: 250, deposit: 6_000, owners: 1, newSince: 7 };
  const all = "owners=1&newSince=7&monthlyTo=250&deposit=6000&place=28001&radius=50&sort=distance";
  const without = (...keys: string[]) =>
    all
      .split("&")
      .filter((pair) => !keys.includes(pair.split("=")[0] ?? ""))
      .join("&");
  expect(applied({ ...limits, sort: "distance" })).toEqual([
    [{ kind: "to", filter: "monthly", value: 250 }, without("monthlyTo")],
    [{ kind: "choice", filter: "owners", value: 1 }, without("owners")],
    [{ kind: "choice", filter: "newSince", value: 7 }, without("newSince")],
    [{ kind: "place", filter: "place", place: "28001", radius: 50 }, without("place", "radius", "sort")],
    [{ kind: "deposit", filter: "deposit", value: 6_000 }, without("deposit")],
  ]);
});

test("a value that the service does not know shows its id", () => {
  expect(applied({ brand: ["borgward"] })[0]?.[0]).toMatchObject({ text: "borgward" });
});

test("clearing keeps the order", () => {
  expect(
    serialiseSearchQuery(withoutFilters({ ...emptySearchQuery, brand: ["seat"], sort: "newest", page: 3 })),
  ).toBe("sort=newest");
});
