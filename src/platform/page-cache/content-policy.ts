import { createHash } from "node:crypto";

const shared = [
  "default-src 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  // next/image and scroll positions use style attributes; style elements are refused.
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
] as const;

/** `'sha256-…'` source for the text of an inline script, as the Content Security Policy standard defines it. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;

/** Policy of a page: its own inline scripts by hash, nothing else inline. */
export const policyWithHashes = (inlineScripts: readonly string[]): string =>
  [...shared, `script-src ${["'self'", ...new Set(inlineScripts.map(hashSource))].join(" ")}`].join("; ");
