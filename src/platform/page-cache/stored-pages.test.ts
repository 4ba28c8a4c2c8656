import { expect, test } from "vitest";
import { forgetStored, isPageStored, rememberStored } from "./stored-pages.ts";

const isStored = (path: string) => isPageStored(["/[locale]/[[...slug]]/page"], path);

test("a page with a query is found under the path that the pipeline gives it, which is encoded", () => {
  rememberStored("/es/stored-pages-test/q~brand=seat");
  expect(isStored("/es/stored-pages-test/q~brand%3Dseat")).toBe(true);
  expect(isStored("/es/stored-pages-test/q~brand%3Daudi")).toBe(false);
  forgetStored("/es/stored-pages-test/q~brand=seat");
  expect(isStored("/es/stored-pages-test/q~brand%3Dseat")).toBe(false);
});

test("a path that is no text is not stored", () => {
  expect(isStored("/es/%E0%A4%A")).toBe(false);
});
