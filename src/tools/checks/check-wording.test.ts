import { expect, test } from "vitest";
import { checkWording } from "./check-wording.ts";

const es = { search: { title: "Coches", found: "{count} vehículos", filters: { brand: "Marca" } } };
const pt = { search: { title: "Carros", found: "{count} veículos", filters: { brand: "Marca" } } };

test("two complete locales are accepted", () => {
  expect(checkWording(es, pt, "pt")).toEqual([]);
});

test.each([
  ["a missing file", {}, "pt search.title: is missing"],
  ["a missing key", { search: { ...pt.search, filters: {} } }, "pt search.filters.brand: is missing"],
  ["a surplus key", { search: { ...pt.search, more: "Mais" } }, "es search.more: is missing"],
  ["an empty text", { search: { ...pt.search, title: " " } }, "pt search.title: is empty"],
  ["a number", { search: { ...pt.search, title: 3 } }, "pt search.title: is no text"],
  [
    "a lost placeholder",
    { search: { ...pt.search, found: "veículos" } },
    "pt search.found: has placeholders none, es has {count}",
  ],
  [
    "another placeholder",
    { search: { ...pt.search, found: "{total} veículos" } },
    "pt search.found: has placeholders {total}, es has {count}",
  ],
])("%s is reported", (_case, broken, problem) => {
  expect(checkWording(es, broken, "pt")).toContain(problem);
});

test("the order and repetition of placeholders do not matter", () => {
  expect(checkWording({ a: { x: "{a} {b}" } }, { a: { x: "{b} {a} {a}" } }, "pt")).toEqual([]);
});
