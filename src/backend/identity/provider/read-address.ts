import type { Wording } from "#backend/wording/wording.ts";
import { emailAddress } from "#contract/primitives.ts";

/** A mail address as it was typed, trimmed, and its error text. */
export const readAddress = (
  typed: string,
  { fieldErrors }: Wording["identity"],
): { readonly email: string; readonly problem: string | undefined } => {
  const email = typed.trim().slice(0, 300);
  if (email === "") return { email, problem: fieldErrors.emailMissing };
  return { email, problem: emailAddress.safeParse(email).success ? undefined : fieldErrors.emailInvalid };
};
