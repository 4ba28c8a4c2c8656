import { expect, test } from "vitest";
import { whatIsReplaced } from "./pending-navigation.ts";

test.each([
  ["/b/", "/a/", "page"],
  ["/b/?x=1", "/a/?x=1", "page"],
  ["/a/?x=2", "/a/?x=1", "part"],
  ["/a/", "/a/?x=1", "part"],
  ["/a/?x=1", "/a/?x=1", undefined],
  ["/a/#prices", "/a/", undefined],
] as const)("to %s from %s replaces %s", (next, current, replaced) => {
  expect(whatIsReplaced(next, current)).toBe(replaced);
});
