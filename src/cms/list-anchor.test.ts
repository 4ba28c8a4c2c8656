import { expect, test } from "vitest";
import { listAnchor } from "./list-anchor.ts";

const block = (id: string, key: string) => ({ id, key, data: {} });

test("the results of the first list are led to, by the id that its block has on the page", () => {
  expect(listAnchor([block("Top", "title"), block("Top", "search")])).toBe("top-2-results");
  expect(listAnchor([block("search", "search"), block("more", "search")])).toBe("search-results");
});

test("a page without a list has nothing to lead to", () => {
  expect(listAnchor([block("a", "title")])).toBeUndefined();
  expect(listAnchor([])).toBeUndefined();
});
