import { expect, test } from "vitest";
import { mailCodeForm, mailCodeLength, mailCodeLetters } from "#domain/mail-code.ts";
import { newCode } from "./request-code.ts";

test("codes have eight signs, each from the whole alphabet", () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  expect(codes.filter((code) => !mailCodeForm.test(code))).toEqual([]);
  // One sign is missed at one place once in 10^24 runs.
  for (let place = 0; place < mailCodeLength; place++)
    expect(new Set(codes.map((code) => code[place])).size).toBe(mailCodeLetters.length);
  expect(new Set(codes).size).toBe(codes.length);
});
