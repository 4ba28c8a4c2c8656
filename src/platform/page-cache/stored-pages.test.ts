import { expect, test, vi } from "vitest";
import { hasFailed, noteError } from "./failed-pages.ts";
import { lastTagInvalidationOf, markInvalidated, noteAllKnown } from "./invalidated-tags.ts";
import { forgetStored, isPageFresh, isPageStored, rememberStored } from "./stored-pages.ts";

const isStored = (path: string) => isPageStored(["/[locale]/[[...slug]]/page"], path);

test("a page with a query is found under the path that the pipeline gives it, which is encoded", async () => {
  rememberStored("/es/stored-pages-test/q~brand=seat");
  expect(await isStored("/es/stored-pages-test/q~brand%3Dseat")).toBe(true);
  expect(await isStored("/es/stored-pages-test/q~brand%3Daudi")).toBe(false);
  forgetStored("/es/stored-pages-test/q~brand=seat");
  expect(await isStored("/es/stored-pages-test/q~brand%3Dseat")).toBe(false);
});

test("a path that is no text is not stored", async () => {
  expect(await isStored("/es/%E0%A4%A")).toBe(false);
});

test("a list is fresh for a minute, unless anything was invalidated since", () => {
  const path = "/es/fresh/q~brand=seat";
  expect(isPageFresh(path)).toBe(false);
  noteAllKnown();
  rememberStored(path);
  expect(isPageFresh("/es/fresh/q~brand%3Dseat")).toBe(true);
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 61_000);
  expect(isPageFresh(path)).toBe(false);
  vi.restoreAllMocks();
  markInvalidated(["stock"]);
  expect(isPageFresh(path)).toBe(false);
});

test.each<readonly [string, number, (name: string) => void, (name: string) => unknown]>([
  ["stored pages", 20_000, rememberStored, isStored],
  ["pages that failed", 20_000, noteError, hasFailed],
  ["invalidated tags", 50_000, (tag) => markInvalidated([tag]), (tag) => lastTagInvalidationOf([tag]) > 0],
])("of %s the latest %i are remembered", async (_, most, note, isKnown) => {
  for (let n = 0; n <= most; n += 1) note(`/es/bounded/${n}`);
  expect(await isKnown("/es/bounded/0")).toBe(false);
  expect(await isKnown("/es/bounded/1")).toBe(true);
});
