import { expect, test } from "vitest";
import type { SearchResult } from "#api/models/search.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { wordsOfList } from "./words-of-list.ts";

const result: Pick<SearchResult, "facets" | "total" | "reserved"> = {
  total: 5,
  reserved: 0,
  facets: {
    values: {
      brand: [
        { id: "audi", value: "Audi", count: 1 },
        { id: "seat", value: "SEAT", count: 2 },
      ],
      model: [{ id: "seat-ibiza", value: "Ibiza", count: 1, parent: "seat" }],
    },
    ranges: {},
  },
};
const list = { kind: "car", heading: "SEAT", filters: { brand: "seat" }, where: undefined } as const;
const headingOf = (query: Partial<typeof emptySearchQuery>, data: Partial<typeof list> = {}) =>
  wordsOfList({ ...list, ...data }, { query: { ...emptySearchQuery, ...query }, result, locale: "es" })
    ?.heading;

test("a list that is not filtered has its own words, in any order and on every page", () => {
  expect(headingOf({})).toBeUndefined();
  expect(headingOf({ sort: "newest", page: 2 })).toBeUndefined();
  expect(headingOf({ brand: ["seat"] })).toBeUndefined();
});

test("the page's own filters and the visitor's are said together; the visitor's come instead of the page's", () => {
  expect(headingOf({ fuel: ["diesel"] })).toBe("SEAT diésel de segunda mano");
  expect(headingOf({ model: ["seat-ibiza"] })).toBe("SEAT Ibiza de segunda mano");
  expect(headingOf({ brand: ["audi", "seat"] })).toBe("Audi y SEAT de segunda mano");
});

test("a model has its make's name, also when the make was not chosen", () => {
  const words = wordsOfList(
    { ...list, filters: {} },
    { query: { ...emptySearchQuery, model: ["seat-ibiza"] }, result, locale: "pt" },
  );
  expect(words?.heading).toBe("Carros SEAT Ibiza usados");
});

test("a limit of nothing is no limit", () => {
  expect(headingOf({ priceFrom: 0, priceTo: 9_000 })?.replaceAll("\u00a0", " ")).toBe(
    "SEAT de segunda mano hasta 9.000 €",
  );
});
