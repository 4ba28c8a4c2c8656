import { signatureOf } from "../signature.ts";

/**
 * The key of a subject, here and in Redis: without the site's secret it does not reveal the subject. Spaces around it and
 * case make no difference.
 */
export const subjectKey = (subject: string): string =>
  signatureOf("rate-limit", subject.normalize("NFKC").trim().toLowerCase());
