import { isSignatureOf, signatureOf } from "#platform/signature.ts";

const purpose = "address-proof";

const textOf = (owner: string, email: string): string => `${owner}.${email}`;

/**
 * What the password form carries beside the state, as proof that the code was typed in this window: the state alone is known to the creator
 * of the link.
 */
export const proofOf = (owner: string, email: string): string => signatureOf(purpose, textOf(owner, email));

export const isProofOf = (owner: string, email: string, proof: string): boolean =>
  isSignatureOf(purpose, textOf(owner, email), proof);
