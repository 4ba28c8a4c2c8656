import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { passwordEntropy } from "./password-entropy.ts";

test.each([
  ["", "one"],
  ["s".repeat(64), "one character"],
  ["abababababababababababababababababab", "two in turn"],
  ["passwordpasswordpasswordpassword", "a word again and again"],
  ["change-me-change-me-change-me-change-me", "the example of a file"],
  ["12345678901234567890123456789012345678", "the row of digits"],
  ["abcdefghijklmnopqrstuvwxyzabcdefghijklm", "the alphabet"],
  ["aaaabbbbccccddddeeeeffffgggghhhh", "runs of the same"],
])("%s has less than 80 bits: %s", (text) => {
  expect(passwordEntropy(text)).toBeLessThan(80);
});

test("what is random has more, in every usual form of 128 bits or more", () => {
  for (let round = 0; round < 500; round++) {
    expect(passwordEntropy(randomBytes(16).toString("hex"))).toBeGreaterThanOrEqual(80);
    expect(passwordEntropy(randomBytes(24).toString("base64url"))).toBeGreaterThanOrEqual(80);
    expect(passwordEntropy(randomBytes(32).toString("base64"))).toBeGreaterThanOrEqual(120);
  }
});
