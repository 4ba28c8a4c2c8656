import fc from "fast-check";
import { expect, test } from "vitest";
import { isErrorShown, truncateText } from "./input-rules.ts";

test.each([
  ["abcdef", 4, "abcd"],
  ["abc", 4, "abc"],
  ["abc", undefined, "abc"],
  ["abc", 0, ""],
  ["abc", -1, "abc"],
  ["año", 2, "añ"],
  ["ab👍", 3, "ab"],
  ["ab👍", 4, "ab👍"],
] as const)("%j cut to %j is %j", (text, maxLength, expected) => {
  expect(truncateText(text, maxLength)).toBe(expected);
});

test("what is left is a beginning of the text, not longer than allowed, in whole characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(12), (text, maxLength) => {
      const cut = truncateText(text, maxLength);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(maxLength);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});

test.each([
  [{ error: "no", showError: true, forceError: false, blurred: true }, true],
  [{ error: "no", showError: true, forceError: false, blurred: false }, false],
  [{ error: "no", showError: false, forceError: false, blurred: true }, false],
  [{ error: "no", showError: false, forceError: true, blurred: false }, true],
  [{ error: undefined, showError: true, forceError: true, blurred: true }, false],
  [{ error: "", showError: true, forceError: true, blurred: true }, false],
] as const)("%j: shown is %j", (state, shown) => {
  expect(isErrorShown(state)).toBe(shown);
});
