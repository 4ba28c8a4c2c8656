import { expect, test } from "vitest";
import { emptySearchQuery } from "#domain/search-query.ts";
import { quickCounts } from "./quick-counts.ts";

const quick: { filters: Record<string, string> }[] = [
  { filters: { fuel: "diesel" } },
  { filters: { owners: "1" } },
];

test.each([
  [quick, {}, [{ fuel: "diesel" }, { owners: "1" }]],
  [quick, { sort: "newest" as const }, [{ fuel: "diesel" }, { owners: "1" }]],
  [quick, { page: 2 }, undefined],
  [quick, { lowCost: true }, undefined],
  [[], {}, undefined],
  [undefined, {}, undefined],
])("of %j, asked for %j, %j are counted", (filters, change, expected) => {
  expect(quickCounts(filters, { ...emptySearchQuery, ...change })).toEqual(expected);
});
