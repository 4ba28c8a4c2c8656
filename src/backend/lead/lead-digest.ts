import { createHash } from "node:crypto";
import type { LeadForm } from "./lead-kind.ts";

/** SHA-256 of what somebody wrote into a form, whichever rendering of it was sent: the same again is the same lead. */
export const leadDigest = (form: LeadForm): string => {
  const { requestId: _form, consent: _given, consentVersion: _words, path: _page, ...written } = form;
  return createHash("sha256").update(JSON.stringify(written)).digest("hex");
};
