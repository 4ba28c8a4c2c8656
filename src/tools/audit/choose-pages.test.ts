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

test("nothing to choose from is no error", () => {
  expect(choosePages([]).order).toEqual([]);
});
