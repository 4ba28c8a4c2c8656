import { randomUUID } from "node:crypto";
import { isSignatureOf, signatureOf } from "#platform/signature.ts";

/** What a rendered form carries: which one it is. */
interface FormStamp {
  /** The same for all attempts to send it, so that what is sent twice is taken once. */
  readonly requestId: string;
}

const purpose = "form-stamp";
const lifetimeMs = 24 * 60 * 60 * 1000;

/** A new stamp as text: nobody can make one, or make one older, without having been shown a form. */
export const makeStamp = (now: Date, requestId: string = randomUUID()): string => {
  const text = `${requestId}.${now.getTime().toString(36)}`;
  return `${text}.${signatureOf(purpose, text)}`;
};

/** Reads a stamp; undefined when it was not made here, or more than 24 hours ago. */
export const readStamp = (stamp: string, now: Date): FormStamp | undefined => {
  const [, text = "", requestId = "", time = "", signature = ""] =
    /^(([0-9a-f-]{36})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(stamp) ?? [];
  if (!isSignatureOf(purpose, text, signature)) return undefined;
  return now.getTime() - Number.parseInt(time, 36) < lifetimeMs ? { requestId } : undefined;
};
