import { hkdfSync } from "node:crypto";
import { sessionSecret } from "./session-secret.ts";

/** A key of 32 bytes, derived from the session's secret (HKDF, RFC 5869), that serves this purpose alone. */
export const keyFor = (purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", sessionSecret(), "", `volante.${purpose}`, 32));
