import { randomBytes } from "node:crypto";

/** By this header of an answer the pipeline says which nonce the framework's scripts of a page carry; it goes no further than the stamp. */
export const pageNonceHeader = "x-page-nonce";

/** A word that nobody can guess, for one answer (Content Security Policy, nonces): 144 bits in base64. */
export const makeNonce = (): string => randomBytes(18).toString("base64");

/** A nonce as it was handed on; undefined for anything else, which no policy is to hold. */
export const readNonce = (written: unknown): string | undefined =>
  typeof written === "string" && /^[A-Za-z0-9+/]{24}$/.test(written) ? written : undefined;

/** The header of a request by which the framework is told the nonce that it writes into its scripts. */
export const nonceForFramework = (nonce: string): readonly [name: string, value: string] => [
  "content-security-policy",
  `script-src 'nonce-${nonce}'`,
];
