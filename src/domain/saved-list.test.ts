import { expect, test } from "vitest";
import { parseSavedList, savedFilters, serialiseSavedList } from "./saved-list.ts";

const read = (query: string) => parseSavedList(new URLSearchParams(query));

test("a list is read with its kind, its dealers, what is asked and its page", () => {
  const list = read("kind=car&dealers=b2,a1&list=%2Fcoches%2F%3Fbrand%3Dseat&brand=seat&priceTo=15000");
  expect(list).toMatchObject({ kind: "car", dealers: ["a1", "b2"], path: "/coches/?brand=seat" });
  expect(list && savedFilters(list)).toEqual({ brand: "seat", priceTo: "15000" });
});

test.each([
  "kind=car&dealers=a1%2Cb2&list=%2Fcoches%2F&brand=seat",
  "list=%2Fcoches%2F%3Fbrand%3Dseat%252Caudi&brand=audi,seat",
  "list=%2F",
])("%s is its own spelling", (query) => {
  const list = read(query);
  expect(list && serialiseSavedList(list)).toBe(query);
});

test("order and page are no part of a list", () => {
  const list = read("list=%2F&sort=price-asc&page=3&brand=seat");
  expect(list && serialiseSavedList(list)).toBe("list=%2F&brand=seat");
});

test.each([
  "",
  "brand=seat",
  "list=https://evil.test/",
  "list=//evil.test/",
  "list=/%5Cevil.test/",
  "list=javascript:alert(1)",
  "list=/%3Faction=logout",
  "list=/coches/%3Fbrand=seat%26action=logout",
  `list=/${"a".repeat(1_001)}/`,
])("%s names no page of ours", (query) => {
  expect(read(query)).toBeUndefined();
});

test("what is no kind, no dealer and no filter is left out", () => {
  const list = read("list=%2F&kind=boat&dealers=a%20b,,<x>&brand=%00&priceTo=x&evil=1");
  expect(list && serialiseSavedList(list)).toBe("list=%2F");
});
