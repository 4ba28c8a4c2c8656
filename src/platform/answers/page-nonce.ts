import { randomBytes } from "node:crypto";

/** A random nonce for one answer (Content Security Policy, nonces): 144 bits in base64. */
export const makeNonce = (): string => randomBytes(18).toString("base64");

/** The request header that passes the framework the nonce for its scripts. */
export const nonceForFramework = (nonce: string): readonly [name: string, value: string] => [
  "content-security-policy",
  `script-src 'nonce-${nonce}'`,
];
