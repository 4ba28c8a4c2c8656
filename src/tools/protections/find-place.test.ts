import { existsSync, globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findPlace } from "./find-place.ts";
import { readProtected } from "./protected-sources.ts";
import { protections } from "./protections.ts";

const sources = [
  { path: "a.ts", text: "if (!isOwn) return refuse();" },
  { path: "b.ts", text: "limit(5); limit(5);" },
];

test("a text is found where it stands once", () => {
  expect(findPlace(sources, "if (!isOwn)")).toBe(sources[0]);
  expect(() => findPlace(sources, "if (isOwn)")).toThrow("No source file holds");
  expect(() => findPlace(sources, "limit(5)")).toThrow("More than one place holds");
  expect(() => findPlace([...sources, { path: "c.ts", text: "if (!isOwn)" }], "if (!isOwn)")).toThrow(
    "a.ts, c.ts",
  );
});

describe("the table", () => {
  const present = readProtected();

  test.for(protections)(
    "$name: its place is there, and the tests that notice it",
    ({ find, replace, noticedBy }) => {
      expect(findPlace(present, find).text.replace(find, () => replace)).not.toContain(find);
      for (const file of noticedBy) expect(existsSync(file), file).toBe(true);
    },
  );

  test("has sixty patches over all rooms", () => {
    expect(protections.length).toBeGreaterThanOrEqual(60);
    expect(new Set(protections.map(({ name }) => name)).size).toBe(protections.length);
    const rooms = new Set(
      protections.map(({ find }) => findPlace(present, find).path.split("/").slice(0, 2).join("/")),
    );
    const storefront = globSync("src/*/").filter((room) => !/src\/(?:tools|demo|styles|proxy)/.test(room));
    expect(storefront.filter((room) => !rooms.has(room))).toEqual([]);
  });
});
