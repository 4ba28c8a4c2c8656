import { expect, test } from "vitest";
import { renameIds } from "./take-page.ts";

const own = new Set(["name", "name-error"]);

test.each([
  ["name", "panel-name"],
  ["name-error  help name", "panel-name-error  help panel-name"],
  ["main", "main"],
  ["", ""],
])("%s becomes %s", (names, expected) => {
  expect(renameIds(names, own)).toBe(expected);
});
