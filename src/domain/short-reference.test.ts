import { expect, test } from "vitest";
import { idPrefixOf, shortReference } from "./short-reference.ts";

test("an id is eight characters for people, and theirs leads back to it", () => {
  const id = "kq7m2v9t4x8w1n6y2c9k5d0r4x";
  expect(shortReference(id)).toBe("KQ7M-2V9T");
  for (const typed of ["KQ7M-2V9T", "kq7m2v9t", " KQ7M 2V9T "])
    expect(id.startsWith(idPrefixOf(typed) ?? "-")).toBe(true);
});

test.each(["R-1", "abc", "kq7m2v9t4x8w1n6y2c9k5d0r4", "00000000-0000-4000-8000-000000000000"])(
  "the id %s of another service stays as it is",
  (id) => {
    expect(shortReference(id)).toBe(id);
    expect(idPrefixOf(id)).toBeUndefined();
  },
);
