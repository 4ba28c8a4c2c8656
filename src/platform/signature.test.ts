import crypto from "node:crypto";
import { expect, test, vi } from "vitest";
import { isSignatureOf, signatureOf } from "./signature.ts";

// The module's binding is read when it is called, so that the one that compares can be watched.
vi.mock("node:crypto", { spy: true });

test("a signature is compared in constant time, whole and for its purpose", () => {
  const signature = signatureOf("test", "text");
  expect(isSignatureOf("test", "text", signature)).toBe(true);
  expect(crypto.timingSafeEqual).toHaveBeenCalledTimes(1);
  const changed = `${signature[0] === "A" ? "B" : "A"}${signature.slice(1)}`;
  expect(isSignatureOf("test", "text", changed)).toBe(false);
  expect(crypto.timingSafeEqual).toHaveBeenCalledTimes(2);
  for (const wrong of ["", signature.slice(1), `${signature}A`, signatureOf("other", "text")])
    expect(isSignatureOf("test", "text", wrong)).toBe(false);
});
