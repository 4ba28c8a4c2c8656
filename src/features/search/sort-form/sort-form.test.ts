import { expect, test } from "vitest";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { offeredSorts } from "./sort-form.tsx";

const offered = (change: Partial<SearchQuery>) => offeredSorts({ ...emptySearchQuery, ...change }).join();
const others = "newest,kms-asc,year-desc";

test.each<[Partial<SearchQuery>, string]>([
  [{}, `relevance,price-asc,price-desc,${others}`],
  [{ financing: true }, `relevance,monthly-asc,monthly-desc,${others}`],
  [{ monthlyTo: 200 }, `relevance,monthly-asc,monthly-desc,${others}`],
  [{ deposit: 5_000, sort: "price-asc" }, `relevance,price-asc,monthly-asc,monthly-desc,${others}`],
  [{ place: "28001" }, `relevance,price-asc,price-desc,${others},distance`],
])("of %j the orders are %s", (change, expected) => {
  expect(offered(change)).toBe(expected);
});
