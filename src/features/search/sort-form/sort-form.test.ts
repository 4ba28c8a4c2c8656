import { expect, test } from "vitest";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { offeredSorts } from "./sort-form.tsx";

const facets = { values: {}, ranges: {} };
const offered = (change: Partial<SearchQuery>, from?: string) =>
  offeredSorts({ ...emptySearchQuery, ...change }, { from, facets }).join();
const others = "newest,kms-asc,year-desc";

test.each<[Partial<SearchQuery>, string]>([
  [{}, `relevance,price-asc,price-desc,${others}`],
  [{ financing: true }, `relevance,monthly-asc,monthly-desc,${others}`],
  [{ monthlyTo: 200 }, `relevance,monthly-asc,monthly-desc,${others}`],
  [{ deposit: 5_000, sort: "price-asc" }, `relevance,price-asc,monthly-asc,monthly-desc,${others}`],
])("of %j the orders are %s", (change, expected) => {
  expect(offered(change)).toBe(expected);
});

test("an order by distance needs a place that the service knows", () => {
  expect(offered({ place: "28001" }, "Madrid")).toBe(`relevance,price-asc,price-desc,${others},distance`);
  expect(offered({ place: "53001" })).not.toContain("distance");
});

test("an order by price rating needs a service that rates", () => {
  const rating = [{ id: "below", value: "Buen precio", count: 3 }];
  const rated = offeredSorts(emptySearchQuery, { facets: { ...facets, values: { rating } } });
  expect(rated).toContain("rating");
  expect(offered({})).not.toContain("rating");
});
