import fc from "fast-check";
import { expect, test } from "vitest";
import type { BlockQuery } from "#contract/blocks/define-block.ts";
import { canonicalContentQuery, readContentQuery } from "./content-query.ts";

const kinds = ["search", "page-number", "vehicle", "amounts-and-place"] as const satisfies BlockQuery[];
const canonical = (queries: readonly BlockQuery[], text: string) =>
  canonicalContentQuery(queries, new URLSearchParams(text));
const read = (queries: readonly BlockQuery[], text: string) =>
  readContentQuery(queries, new URLSearchParams(text));

const everything = "page=2&brand=seat&months=60&deposit=3000&price=9000&place=28013&utm_source=x&_rsc=1";

test.each<[readonly BlockQuery[], string]>([
  [["search"], "brand=seat&deposit=3000&place=28013&page=2"],
  [["page-number"], "page=2"],
  [["vehicle"], "deposit=3000&months=60"],
  [["amounts-and-place"], "price=9000&deposit=3000&months=60&place=28013"],
  // Of several the first of the table.
  [["amounts-and-place", "search"], "brand=seat&deposit=3000&place=28013&page=2"],
  [[], ""],
])("a page whose blocks read %j is rendered for %j", (queries, query) => {
  expect(canonical(queries, everything)).toBe(query);
  expect(read(queries, query)).toEqual(read(queries, everything));
});

test("a block reads nothing that another kind of block would", () => {
  expect(read(["search"], everything)).toMatchObject({ simulation: {}, pageQuery: {} });
  expect(read(["amounts-and-place"], everything).query).toEqual(read([], "").query);
});

test("the canonical query is its own canonical query, and reads as the address did", () => {
  const keys = fc.constantFrom("page", "brand", "priceTo", "deposit", "months", "price", "zip", "place", "x");
  const values = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom("seat", "28013", "mucho"));
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.array(fc.tuple(keys, values)), (kind, typed) => {
      const params = new URLSearchParams(typed);
      const once = canonicalContentQuery([kind], params);
      expect(canonical([kind], once)).toBe(once);
      expect(read([kind], once)).toEqual(readContentQuery([kind], params));
    }),
  );
});
