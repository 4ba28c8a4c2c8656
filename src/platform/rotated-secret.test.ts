import { beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { seal, unseal } from "./sealed-cookie.ts";
import { isSignatureOf, signatureOf } from "./signature.ts";

const former = "former-nPzBq7Yw2kVd9sXe4mTa6hRc8uLj1gQf";
const present = "present-Zk3vNq8Wb5xJd7mRt2cYh9pLs4gUe6Fa";

/** A process that was started with these secrets. */
const startWith = (secret: string, previous = "") => {
  forgetProcess();
  vi.stubEnv("SESSION_SECRET", secret);
  vi.stubEnv("SESSION_SECRET_PREVIOUS", previous);
};

let sealed: string;
let signature: string;
beforeEach(async () => {
  startWith(former);
  sealed = await seal("session", { name: "Ana" }, 60);
  signature = signatureOf("link", "text");
});

test("what the previous secret has sealed and signed holds while it is named, and no longer", async () => {
  startWith(present, former);
  expect(await unseal("session", sealed, 60)).toEqual({ name: "Ana" });
  expect(isSignatureOf("link", "text", signature)).toBe(true);
  expect(isSignatureOf("link", "other", signature)).toBe(false);
  startWith(present);
  expect(await unseal("session", sealed, 60)).toBeUndefined();
  expect(isSignatureOf("link", "text", signature)).toBe(false);
});

test("what is sealed and signed anew needs the present secret alone", async () => {
  startWith(present, former);
  const [newlySealed, newlySigned] = [
    await seal("session", { name: "Eva" }, 60),
    signatureOf("link", "text"),
  ];
  startWith(present);
  expect(await unseal("session", newlySealed, 60)).toEqual({ name: "Eva" });
  expect(isSignatureOf("link", "text", newlySigned)).toBe(true);
});
