import { randomUUID } from "node:crypto";
import { isSignatureOf, signatureOf } from "#platform/signature.ts";

/** The signed identity of a rendered form. */
interface FormToken {
  /** The same for all attempts to send the form, so that duplicates are accepted once. */
  readonly requestId: string;
}

const purpose = "form-stamp";
const lifetimeMs = 24 * 60 * 60 * 1000;

/** Makes a signed token. Without having received a form nobody can make one, or backdate one. */
export const makeFormToken = (now: Date, requestId: string = randomUUID()): string => {
  const text = `${requestId}.${now.getTime().toString(36)}`;
  return `${text}.${signatureOf(purpose, text)}`;
};

/** Reads a token; undefined with a wrong signature, or after 24 hours. */
export const readFormToken = (stamp: string, now: Date): FormToken | undefined => {
  const [, text = "", requestId = "", time = "", signature = ""] =
    /^(([0-9a-f-]{36})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(stamp) ?? [];
  if (!isSignatureOf(purpose, text, signature)) return undefined;
  return now.getTime() - Number.parseInt(time, 36) < lifetimeMs ? { requestId } : undefined;
};
