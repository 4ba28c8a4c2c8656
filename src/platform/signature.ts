import { createHmac, timingSafeEqual } from "node:crypto";
import { acceptedKeysFor, keyFor } from "./key-for.ts";

/**
 * The signature of a text (HMAC-SHA-256, base64url) with a key of the session's secret that serves this purpose alone, so
 * that no signature fits two.
 */
export const signatureOf = (purpose: string, text: string): string => sign(keyFor(purpose), text);

const sign = (key: Uint8Array, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

/** Whether a text was signed here for this purpose; in constant time. */
export const isSignatureOf = (purpose: string, text: string, signature: string): boolean => {
  const given = Buffer.from(signature);
  return acceptedKeysFor(purpose).some((key) => {
    const wanted = Buffer.from(sign(key, text));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
};
