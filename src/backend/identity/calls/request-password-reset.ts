import { TooOftenError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { askForCode } from "#backend/identity/codes/ask-for-code.ts";
import { hashSecret } from "#backend/identity/hash-secret.ts";
import type { sessionEndpoints } from "#contract/session-endpoints.ts";

/** What a code that was asked for by call belongs to: the mail address alone, since no sign-in is under way. */
export const resetOwner = (email: string): string =>
  hashSecret(`password-reset.${email.trim().toLowerCase()}`);

/** `POST users/password-reset`: mails a code, or that there is no account; the answer is the same. */
export const requestPasswordReset: Handler<typeof sessionEndpoints.requestPasswordReset> = async (
  { body },
  { orm, locale, now, log },
) => {
  const email = body.userEmail;
  const asked = { owner: resetOwner(email), email, locale, keepsTries: false, purpose: "reset" } as const;
  const seconds = await askForCode(orm, asked, now, log);
  if (seconds > 0) throw new TooOftenError(seconds);
  return {};
};
