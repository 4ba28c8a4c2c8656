import { createHmac, timingSafeEqual } from "node:crypto";
import { keyFor } from "./key-for.ts";

/**
 * The signature of a text (HMAC-SHA-256, base64url) with a key of the session's secret that serves this purpose alone, so
 * that no signature fits two.
 */
export const signatureOf = (purpose: string, text: string): string =>
  createHmac("sha256", keyFor(purpose)).update(text).digest("base64url");

/** Whether a text was signed here for this purpose; says nothing of how much of a wrong signature was right. */
export const isSignatureOf = (purpose: string, text: string, signature: string): boolean => {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(purpose, text))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
