import { isSignatureOf, signatureOf } from "#platform/signature.ts";

const purpose = "mail-code";

const textOf = (owner: string, code: string): string => `${owner}.${code}`;

/** Stored instead of a code. */
export const codeSignature = (owner: string, code: string): string =>
  signatureOf(purpose, textOf(owner, code));

export const isCodeOf = (owner: string, code: string, signature: string): boolean =>
  isSignatureOf(purpose, textOf(owner, code), signature);
