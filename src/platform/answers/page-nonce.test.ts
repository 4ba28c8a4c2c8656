import { expect, test } from "vitest";
import { makeNonce, nonceForFramework, readNonce } from "./page-nonce.ts";

test("every nonce is another one, and is read as it was made", () => {
  const made = Array.from({ length: 1_000 }, makeNonce);
  expect(new Set(made).size).toBe(1_000);
  for (const nonce of made) expect(readNonce(nonce)).toBe(nonce);
});

test.each([
  undefined,
  "",
  "short",
  "a".repeat(25),
  "aaaaaaaaaaaaaaaaaaaaaaa'",
  "aaaaaaaaaaaa' *; aaaaaaa",
  ["a".repeat(24)],
])("%j is none, and gets into no policy", (written) => {
  expect(readNonce(written)).toBeUndefined();
});

test("the framework is told it in the header that it reads", () => {
  expect(nonceForFramework("n")).toEqual(["content-security-policy", "script-src 'nonce-n'"]);
});
