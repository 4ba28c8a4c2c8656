import { expect, test } from "vitest";
import { cutAtWord } from "./cut-at-word.ts";

test.each([
  ["Style Plus", 10, "Style Plus", ""],
  ["Style Plus Edición", 10, "Style Plus", "Edición"],
  ["Style Plus Edición", 12, "Style Plus", "Edición"],
  ["Style, Plus", 8, "Style", "Plus"],
  ["Limousine", 4, "Limo", "usine"],
  ["abc\u{1f697}d", 4, "abc", "\u{1f697}d"],
])("%s within %d characters is %s", (text, most, start, rest) => {
  expect(cutAtWord(text, most)).toEqual({ start, rest });
});
