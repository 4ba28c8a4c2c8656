import { expect, test } from "vitest";
import { matchPattern } from "#tools/test-support/match-pattern.ts";
import { mailCodeForm, mailCodeLetters, mailCodePattern, readMailCode, showMailCode } from "./mail-code.ts";

test("a code has 32 signs to choose from, none of which is taken for another", () => {
  expect(new Set(mailCodeLetters).size).toBe(32);
  expect(mailCodeLetters).not.toMatch(/[0O1I]/);
});

test.each([
  "K7MP-3XQ9",
  "k7mp3xq9",
  " K7MP 3XQ9 ",
  "k7mp\u20133xq9",
  "K-7-M-P-3-X-Q-9",
  "K7MP.3XQ9",
  "\uff2b\uff17\uff2d\uff30\u00a03XQ9",
])("%j is read as it was mailed", (typed) => {
  const code = readMailCode(typed);
  expect(code).toMatch(mailCodeForm);
  expect(showMailCode(code)).toBe("K7MP-3XQ9");
  expect(matchPattern(mailCodePattern, typed)).toBe(true);
});

test.each(["", "K7MP-3XQ", "K7MP-3XQ99", "K7MP-3XQ0", "123456", "K7MP_3XQ9"])("%j is no code", (typed) => {
  expect(readMailCode(typed)).not.toMatch(mailCodeForm);
});

test.each(["?", "K7MP 3XQ"])("the box of a code does not take %j", (text) => {
  expect(matchPattern(mailCodePattern, text)).toBe(false);
});
