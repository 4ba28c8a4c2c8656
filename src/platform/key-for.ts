import { hkdfSync } from "node:crypto";
import { env } from "./env.ts";
import { sessionSecret } from "./session-secret.ts";

const derive = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", secret, "", `volante.${purpose}`, 32));

/** A key of 32 bytes, derived from the session's secret (HKDF, RFC 5869), that serves this purpose alone. */
export const keyFor = (purpose: string): Uint8Array => derive(sessionSecret(), purpose);

/** The keys that open and verify what was made for this purpose: the present one, and the one before while the secret is rotated. */
export const acceptedKeysFor = (purpose: string): readonly Uint8Array[] => {
  const { SESSION_SECRET_PREVIOUS: previous } = env();
  const present = keyFor(purpose);
  return previous === undefined ? [present] : [present, derive(previous, purpose)];
};
