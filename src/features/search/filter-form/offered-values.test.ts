import { describe, expect, test } from "vitest";
import type { Facets } from "#contract/search.ts";
import { emptySearchQuery, type ListFilter, type SearchQuery } from "#domain/search-query.ts";
import type { Preset } from "../list-address.ts";
import { offeredFlags, offeredValues } from "./offered-values.ts";

const value = (id: string, parent?: string) => ({ id, value: id, count: 1, ...(parent && { parent }) });
const facets: Facets = {
  values: {
    brand: [value("audi"), value("seat")],
    model: [value("a1", "audi"), value("ibiza", "seat")],
    segment: [value("suv"), value("naked"), value("sport")],
    discount: [{ id: "1", value: "1", count: 7 }],
  },
  ranges: {},
};
const offered = (filter: ListFilter, preset: Preset, change: Partial<SearchQuery> = {}) =>
  offeredValues(filter, { facets, preset, query: { ...emptySearchQuery, ...change } }).map(({ id }) => id);

describe("lists", () => {
  test.each([
    ["brand", {}, {}, ["audi", "seat"]],
    ["brand", { brand: "seat" }, {}, []],
    ["brand", { brand: "seat" }, { brand: ["audi"] }, ["audi", "seat"]],
    ["model", {}, {}, []],
    ["model", {}, { model: ["a1"] }, ["a1"]],
    ["model", { brand: "seat" }, {}, ["ibiza"]],
    ["model", { brand: "seat" }, { brand: ["audi"] }, ["a1"]],
    ["segment", { segment: "naked,sport" }, {}, ["naked", "sport"]],
    ["segment", { segment: "suv" }, {}, []],
    ["fuel", {}, {}, []],
  ] as const)("%s on a page about %j with %j", (filter, preset, change, ids) => {
    expect(offered(filter, preset, change)).toEqual(ids);
  });
});

test("a flag that the page sets is not asked, with counts for the others", () => {
  const flags = (preset: Preset, change: Partial<SearchQuery> = {}) =>
    offeredFlags({ facets, preset, query: { ...emptySearchQuery, ...change } });
  expect(flags({}).find(({ flag }) => flag === "discount")).toEqual({
    flag: "discount",
    count: 7,
    chosen: false,
  });
  expect(flags({ discount: "1" }).map(({ flag }) => flag)).not.toContain("discount");
  expect(flags({ discount: "1" }, { discount: true }).find(({ flag }) => flag === "discount")?.chosen).toBe(
    true,
  );
});
