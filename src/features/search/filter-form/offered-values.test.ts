import { describe, expect, test } from "vitest";
import type { Facets } from "#api/models/search.ts";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import type { ListFilter } from "#domain/search-query-keys.ts";
import type { Preset } from "../list-address.ts";
import { offeredFlags, offeredValues, prominentValues } from "./offered-values.ts";

const value = (id: string, parent?: string, count = 1) => ({
  id,
  value: id,
  count,
  ...(parent && { parent }),
});
const facets: Facets = {
  values: {
    brand: [value("audi"), value("seat")],
    model: [value("a1", "audi"), value("ibiza", "seat")],
    segment: [value("suv"), value("naked"), value("sport")],
    discount: [{ id: "1", value: "1", count: 7 }],
  },
  ranges: {},
};
const source = (preset: Preset, change: Partial<SearchQuery> = {}) => ({
  facets,
  preset,
  query: { ...emptySearchQuery, ...change },
});
const offered = (filter: ListFilter, preset: Preset, change: Partial<SearchQuery> = {}) =>
  offeredValues(filter, source(preset, change)).map(({ id, chosen, given }) =>
    chosen ? `${id}+` : given ? `${id}=` : id,
  );

describe("lists, with chosen (+) and given (=) ones", () => {
  test.each([
    ["brand", {}, {}, ["audi", "seat"]],
    ["brand", { brand: "seat" }, {}, ["audi", "seat="]],
    ["brand", { brand: "seat" }, { brand: ["audi"] }, ["audi+", "seat"]],
    ["brand", { brand: "seat" }, { brand: ["audi", "seat"] }, ["audi+", "seat+"]],
    ["model", {}, {}, []],
    ["model", {}, { model: ["a1"] }, ["a1+"]],
    ["model", { brand: "seat" }, {}, ["ibiza"]],
    ["model", { brand: "seat" }, { brand: ["audi"] }, ["a1"]],
    ["segment", { segment: "naked,sport" }, {}, ["naked", "sport"]],
    ["segment", { segment: "naked,sport" }, { segment: ["sport"] }, ["naked", "sport+"]],
    ["segment", { segment: "suv" }, {}, ["suv=", "naked", "sport"]],
    ["fuel", {}, {}, []],
  ] as const)("%s on a page about %j with %j", (filter, preset, change, ids) => {
    expect(offered(filter, preset, change)).toEqual(ids);
  });
});

test("what the service searched for by itself is given, until the visitor or the page says otherwise", () => {
  const given = (preset: Preset, brand: string[] = []) =>
    offeredValues("brand", {
      facets: { values: { brand: [{ ...value("audi"), needle: true }, value("seat")] }, ranges: {} },
      preset,
      query: { ...emptySearchQuery, brand },
    })
      .filter((each) => each.given)
      .map(({ id }) => id);
  expect(given({})).toEqual(["audi"]);
  expect(given({}, ["seat"])).toEqual([]);
  expect(given({ brand: "seat" })).toEqual(["seat"]);
});

test("a value without vehicles is idle, unless it is in force", () => {
  const counted: Facets = {
    values: { brand: [value("audi", undefined, 10), value("byd", undefined, 0), value("ds", undefined, 0)] },
    ranges: {},
  };
  const idle = (brand: string[], preset: Preset = {}) =>
    offeredValues("brand", { facets: counted, preset, query: { ...emptySearchQuery, brand } })
      .filter((each) => each.idle)
      .map(({ id }) => id);
  expect(idle([])).toEqual(["byd", "ds"]);
  expect(idle(["byd"])).toEqual(["ds"]);
  expect(idle([], { brand: "ds" })).toEqual(["byd"]);
});

test("a flag that the page sets is given, with counts for all", () => {
  const discount = (preset: Preset, change: Partial<SearchQuery> = {}) =>
    offeredFlags(source(preset, change)).find(({ flag }) => flag === "discount");
  expect(discount({})).toEqual({ flag: "discount", count: 7, chosen: false, given: false, idle: false });
  expect(discount({ discount: "1" })).toMatchObject({ given: true, chosen: false });
  expect(discount({ discount: "1" }, { discount: true })).toMatchObject({ given: false, chosen: true });
});

describe("what a long list shows before it is unfolded", () => {
  const many = (count: number, parent?: string) =>
    Array.from({ length: count }, (_, index) => ({
      ...value(`${parent ?? "v"}${index}`, parent, index),
      chosen: false,
      given: false,
      idle: false,
    }));

  test("all of a short one", () => {
    expect(prominentValues(many(10)).size).toBe(10);
  });

  test("the most frequent ones and what is chosen", () => {
    const values = many(30).map((each) => ({ ...each, chosen: each.id === "v2", given: each.id === "v3" }));
    expect([...prominentValues(values)].toSorted()).toEqual(
      ["v2", "v3", ...[22, 23, 24, 25, 26, 27, 28, 29].map((index) => `v${index}`)].toSorted(),
    );
  });

  test("some of each group", () => {
    const shown = prominentValues([...many(9, "a"), ...many(9, "b"), ...many(9, "c")]);
    expect([...shown].filter((id) => id.startsWith("a"))).toHaveLength(3);
    expect(shown.size).toBe(9);
  });
});
