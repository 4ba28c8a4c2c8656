import { expect, test } from "vitest";
import { pathOfSlug, slugOfPath } from "./page-slug.ts";

test.each([
  ["es", "/", "home"],
  ["pt", "/pt/", "home"],
  ["es", "/seat-segunda-mano/", "seat-segunda-mano"],
  ["pt", "/pt/carros-usados/seat-leon-00012345/", "carros-usados/seat-leon-00012345"],
] as const)("in %s the path %s is the page %s, and the other way round", (locale, path, slug) => {
  expect(slugOfPath(locale, path)).toBe(slug);
  expect(pathOfSlug(locale, slug)).toBe(path);
});
