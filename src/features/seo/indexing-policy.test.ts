import { expect, test } from "vitest";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import { type IndexedList, indexingOf } from "./indexing-policy.ts";

const page = { path: "/coches/", alternates: { es: "/coches/", pt: "/pt/carros/" } };
const landing = { path: "/seat/", alternates: { es: "/seat/", pt: "/pt/seat/" } };
const facts = (given: Partial<IndexedList> = {}): IndexedList => ({
  landing: undefined,
  pageCount: 9,
  ...given,
});

test.each<
  [search: string, list: IndexedList | undefined, canonical: string, portuguese: string, index: boolean]
>([
  ["", undefined, "/coches/", "/pt/carros/", true],
  ["", facts({ landing: page }), "/coches/", "/pt/carros/", true],
  ["page=2", facts({ landing: page }), "/coches/?page=2", "/pt/carros/?page=2", true],
  ["page=10", facts({ landing: page }), "/coches/?page=10", "/pt/carros/?page=10", false],
  ["page=2", undefined, "/coches/?page=2", "/pt/carros/?page=2", true],
  ["sort=newest", facts({ landing: page }), "/coches/", "/pt/carros/", true],
  ["page=2&sort=newest", facts({ landing: page }), "/coches/?page=2", "/pt/carros/?page=2", true],
  ["brand=seat", facts({ landing }), "/seat/", "/pt/seat/", true],
  ["brand=seat&page=2&sort=newest", facts({ landing }), "/seat/?page=2", "/pt/seat/?page=2", true],
  ["", facts({ landing: page, pageCount: 0 }), "/coches/", "/pt/carros/", false],
])("%s", (search, list, canonical, portuguese, index) => {
  const { query } = parseSearchQuery(new URLSearchParams(search));
  expect(indexingOf(page, query, list)).toEqual({
    canonical,
    alternates: { es: canonical, pt: portuguese },
    index,
  });
});

test.each<[search: string, list: IndexedList | undefined]>([
  ["brand=seat", facts({ landing, pageCount: 0 })],
  ["brand=seat&page=10", facts({ landing })],
  ["brand=seat&fuel=diesel", facts()],
  ["brand=seat&fuel=diesel&page=2", facts()],
  ["fuel=diesel&sort=newest", facts()],
  ["brand=seat", undefined],
])("%s is not kept, and names no other page", (search, list) => {
  const { query } = parseSearchQuery(new URLSearchParams(search));
  expect(indexingOf(page, query, list)).toEqual({ canonical: undefined, alternates: {}, index: false });
});

test("a page in one language has no alternate in the other", () => {
  const { query } = parseSearchQuery(new URLSearchParams("page=2"));
  const { alternates } = indexingOf({ path: "/a/", alternates: { es: "/a/" } }, query, facts());
  expect(alternates).toEqual({ es: "/a/?page=2" });
});
