import { isSignatureOf, signatureOf } from "#platform/signature.ts";

const purpose = "address-proof";

const textOf = (owner: string, email: string): string => `${owner}.${email}`;

/**
 * What the form for the password carries beside the state, as a sign that the code was typed in this very window: the state
 * alone is known to whoever made the link.
 */
export const proofOf = (owner: string, email: string): string => signatureOf(purpose, textOf(owner, email));

export const isProofOf = (owner: string, email: string, proof: string): boolean =>
  isSignatureOf(purpose, textOf(owner, email), proof);
