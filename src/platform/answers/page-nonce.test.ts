import { expect, test } from "vitest";
import { makeNonce, nonceForFramework } from "./page-nonce.ts";

test("every nonce is another one, of 144 bits in base64", () => {
  const made = Array.from({ length: 1_000 }, makeNonce);
  expect(new Set(made).size).toBe(1_000);
  for (const nonce of made) expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}$/);
});

test("the framework is told it in the header that it reads", () => {
  expect(nonceForFramework("n")).toEqual(["content-security-policy", "script-src 'nonce-n'"]);
});
