import { expect, test } from "vitest";
import { choosePages } from "./choose-pages.ts";
import type { PageRecord } from "./read-page.ts";

const page = (path: string, template: string, status = 200) =>
  ({ path, template, status, language: path.startsWith("/pt/") ? "pt" : "es" }) as PageRecord;

test("each template and language comes once before any comes twice", () => {
  const pages = [page("/a/", "list"), page("/b/", "list"), page("/c/", "text"), page("/pt/a/", "list")];
  const { order, closely } = choosePages([...pages, page("/gone/", "list", 404)]);
  expect(order).toEqual(["/a/", "/c/", "/pt/a/", "/b/"]);
  expect([...closely]).toEqual(["/a/", "/c/"]);
});

test("the order does not depend on the order in which pages were met", () => {
  const pages = [page("/b/", "list"), page("/a/", "list"), page("/c/", "text")];
  expect(choosePages(pages).order).toEqual(choosePages(pages.toReversed()).order);
});

test("nothing to choose from is no error", () => {
  expect(choosePages([]).order).toEqual([]);
});
