import { signatureOf } from "../signature.ts";

/**
 * What a subject is counted under, here and in Redis: nobody can tell from it who was meant without the site's secret. Spaces
 * around it and the size of letters make no difference.
 */
export const subjectKey = (subject: string): string =>
  signatureOf("rate-limit", subject.normalize("NFKC").trim().toLowerCase());
