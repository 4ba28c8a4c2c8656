import { expect, test, vi } from "vitest";
import { noteAllKnown, noteDropped } from "./dropped-tags.ts";
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

test("a list is fresh for a minute, unless anything was dropped since", () => {
  const path = "/es/fresh/q~brand=seat";
  expect(isPageFresh(path)).toBe(false);
  noteAllKnown();
  rememberStored(path);
  expect(isPageFresh("/es/fresh/q~brand%3Dseat")).toBe(true);
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 61_000);
  expect(isPageFresh(path)).toBe(false);
  vi.restoreAllMocks();
  noteDropped(["stock"]);
  expect(isPageFresh(path)).toBe(false);
});
