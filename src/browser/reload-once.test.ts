import { expect, test } from "vitest";
import { isChunkError, mayReload } from "./reload-once.ts";

const named = (name: string, message = "") => Object.assign(new Error(message), { name });

test.each([
  [named("ChunkLoadError", "x"), true],
  [new TypeError("error loading dynamically imported module: https://a/b.js"), true],
  [new TypeError("Importing a module script failed."), true],
  [new TypeError("Failed to fetch dynamically imported module: https://a/b.js"), true],
  [new Error("Failed to fetch"), false],
  ["ChunkLoadError", false],
  [undefined, false],
])("%s is a chunk error: %s", (error, expected) => {
  expect(isChunkError(error)).toBe(expected);
});

test.each([
  [null, 0, true],
  ["1000", 10_999, false],
  ["1000", 11_000, true],
  ["1000", 1000, false],
  ["rubbish", 1000, true],
  ["99999999", 1000, true],
] as const)("last reload at %s, now %i: %s", (before, now, expected) => {
  expect(mayReload(before, now)).toBe(expected);
});
