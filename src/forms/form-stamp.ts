import { randomUUID } from "node:crypto";
import { isSignatureOf, signatureOf } from "#platform/signature.ts";

/** What a drawn form carries: which one it is, and when it was drawn. */
interface FormStamp {
  /** The same for all attempts to send it, so that what is sent twice is taken once. */
  readonly requestId: string;
  readonly drawnAt: Date;
}

const purpose = "form-stamp";

/** A new stamp as text: nobody can make one, or make one older, without having been shown a form. */
export const makeStamp = (now: Date, requestId: string = randomUUID()): string => {
  const text = `${requestId}.${now.getTime().toString(36)}`;
  return `${text}.${signatureOf(purpose, text)}`;
};

/** Reads a stamp; undefined when it was not made here. */
export const readStamp = (stamp: string): FormStamp | undefined => {
  const [, text = "", requestId = "", time = "", signature = ""] =
    /^(([0-9a-f-]{36})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(stamp) ?? [];
  if (!isSignatureOf(purpose, text, signature)) return undefined;
  return { requestId, drawnAt: new Date(Number.parseInt(time, 36)) };
};
