import { expect, test } from "vitest";
import { isOwnPage, isSameBuild } from "./fetch-page.ts";

const origin = "https://volante.test";
const page = { ok: true, origin, type: "text/html; charset=utf-8" };

test.each([
  ["a page", page, true],
  ["an error", { ...page, ok: false }, false],
  ["data", { ...page, type: "application/json" }, false],
  ["markup that is no page", { ...page, type: "text/htmlx" }, false],
  ["nothing said", { ...page, type: null }, false],
  ["another site", { ...page, origin: "https://elsewhere.test" }, false],
  ["the same host without encryption", { ...page, origin: "http://volante.test" }, false],
])("%s", (_, answer, expected) => {
  expect(isOwnPage(answer, origin)).toBe(expected);
});

const root = (dataset: Record<string, string>) => ({ dataset });

test("pages of one build know each other's markup", () => {
  const ours = root({ build: "a", entry: "/_next/static/browser/entry-1.js" });
  expect(isSameBuild(ours, root({ ...ours.dataset, scripts: "ready" }))).toBe(true);
  expect(isSameBuild(ours, root({ ...ours.dataset, build: "b" }))).toBe(false);
  expect(isSameBuild(ours, root({ ...ours.dataset, entry: "/_next/static/browser/entry-2.js" }))).toBe(false);
  expect(isSameBuild(ours, root({}))).toBe(false);
});
