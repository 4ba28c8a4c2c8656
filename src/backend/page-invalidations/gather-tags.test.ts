import { expect, test } from "vitest";
import { pageTags } from "#domain/page-tags.ts";
import { gatherTags } from "./push-invalidations.ts";

const vehicles = (count: number) => Array.from({ length: count }, (_, at) => pageTags.vehicle(`VIN${at}`));

test("each tag is told once", () => {
  expect(gatherTags(["stock", "vehicle:A", "stock", "content"])).toEqual(["stock", "vehicle:A", "content"]);
  expect(gatherTags([...vehicles(99), "stock", "stock"])).toHaveLength(100);
});

test("beyond a hundred, all pages of their kind are invalidated", () => {
  const tags = ["stock", ...vehicles(101), pageTags.page("es", "home"), "redirects"];
  expect(gatherTags(tags)).toEqual(["stock", "vehicles", "content", "redirects"]);
});
