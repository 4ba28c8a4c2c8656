import { expect, test } from "vitest";
import { newReferenceId } from "./new-reference-id.ts";

test("ids have 26 lower-case letters and digits that are not taken for one another, and none comes twice", () => {
  const ids = Array.from({ length: 2_000 }, newReferenceId);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{26}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids.join("")).size).toBe(32);
});
