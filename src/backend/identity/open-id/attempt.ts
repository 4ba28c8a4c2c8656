import { randomBytes } from "node:crypto";
import { isSignatureOf, signatureOf } from "#platform/signature.ts";
import type { KnownBrowser } from "../known/known-browser.ts";

const purpose = "open-id-attempt";

/**
 * The `state` of one visit to the provider: of a sign-in under way and of the browser in which it began, so that it comes back to no other.
 */
export const newAttempt = (loginState: string, { id }: KnownBrowser, isRemembered: boolean): string => {
  const text = [loginState, randomBytes(16).toString("base64url"), isRemembered ? "r" : "s"].join(".");
  return `${text}.${signatureOf(purpose, `${text}.${id}`)}`;
};

/** The state of the sign-in that an attempt belongs to. */
export const loginStateOf = (attempt: string): string => attempt.split(".", 1)[0] ?? "";

/** What an attempt says; undefined for one of another browser, and for a forged one. */
export const readAttempt = (
  attempt: string,
  { id }: KnownBrowser,
): { readonly isRemembered: boolean } | undefined => {
  const end = attempt.lastIndexOf(".");
  const text = attempt.slice(0, Math.max(0, end));
  if (!isSignatureOf(purpose, `${text}.${id}`, attempt.slice(end + 1))) return undefined;
  return { isRemembered: text.endsWith(".r") };
};

/** Nonce and code verifier of an attempt: known to this site alone, and nowhere stored. */
export const secretsOf = (attempt: string): { readonly nonce: string; readonly verifier: string } => ({
  nonce: signatureOf("open-id-nonce", attempt),
  verifier: signatureOf("open-id-verifier", attempt),
});
