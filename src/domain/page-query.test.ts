import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PageQuery, parsePageQuery, serialisePageQuery } from "./page-query.ts";

const read = (query: string) => parsePageQuery(new URLSearchParams(query));

describe("parsePageQuery", () => {
  test.each<[string, PageQuery]>([
    ["", {}],
    ["price=&deposit=&months=&place=", {}],
    ["price=15000&deposit=2000&months=60", { price: 15_000, deposit: 2_000, months: 60 }],
    ["price=15000,49 €", { price: 15_000 }],
    ["price=-5&months=9999", { price: 0, months: 240 }],
    ["price=mucho&months=60", { months: 60, unread: ["price"] }],
    ["unread=price,months", { unread: ["price", "months"] }],
    ["unread=nonsense", {}],
    ["place=%20Madrid%20", { place: "madrid" }],
    ["place=las-palmas", { place: "las-palmas" }],
    ["place=../etc", { place: "etc" }],
    [`place=${"a".repeat(41)}`, {}],
    [`price=${"9".repeat(5_000)}`, { unread: ["price"] }],
  ])("%j", (query, expected) => {
    expect(read(query)).toEqual(expected);
  });
});

test("what is read of the canonical query is what was read of the address, whatever was typed", () => {
  const record = fc.record(
    { price: fc.string(), deposit: fc.string(), months: fc.integer().map(String), place: fc.string() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(record, (typed) => {
      const query = parsePageQuery(new URLSearchParams(typed));
      expect(parsePageQuery(new URLSearchParams(serialisePageQuery(query)))).toEqual(query);
    }),
  );
});

test("the canonical query says nothing of what was not asked", () => {
  expect(serialisePageQuery({ place: "madrid", unread: [] })).toBe("place=madrid");
});
