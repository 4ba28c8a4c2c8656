import { randomBytes } from "node:crypto";

/** Internal response header: the nonce of the framework's scripts in a page. Removed when the page is finalized. */
export const pageNonceHeader = "x-page-nonce";

/** A random nonce for one answer (Content Security Policy, nonces): 144 bits in base64. */
export const makeNonce = (): string => randomBytes(18).toString("base64");

/** A nonce as it was handed on; undefined for anything else, which no policy is to hold. */
export const readNonce = (written: unknown): string | undefined =>
  typeof written === "string" && /^[A-Za-z0-9+/]{24}$/.test(written) ? written : undefined;

/** The request header that passes the framework the nonce for its scripts. */
export const nonceForFramework = (nonce: string): readonly [name: string, value: string] => [
  "content-security-policy",
  `script-src 'nonce-${nonce}'`,
];
