import { expect, test } from "vitest";
import { viewportClass } from "./viewport.ts";

test.each([
  [0, "mobile"],
  [360, "mobile"],
  [361, "small-tablet"],
  [768, "small-tablet"],
  [769, "tablet"],
  [1024, "tablet"],
  [1025, "big-tablet"],
  [1280, "big-tablet"],
  [1281, "desktop"],
])("%i pixels are %s", (width, expected) => {
  expect(viewportClass(width)).toBe(expected);
});
