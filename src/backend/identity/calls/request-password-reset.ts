import { InvalidFieldError, TooOftenError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { requestCode } from "#backend/identity/codes/request-code.ts";
import { hashSecret } from "#backend/identity/hash-secret.ts";
import type { sessionEndpoints } from "#contract/session-endpoints.ts";

/** Binds a code that was requested by a call to the caller's session and mail address. InvalidFieldError without a session. */
export const resetOwner = (sessionId: string | undefined, email: string): string => {
  if (sessionId === undefined) throw new InvalidFieldError("x-session-id", "A code belongs to a session");
  return hashSecret(`password-reset.${sessionId}.${email.trim().toLowerCase()}`);
};

/** `POST users/password-reset`: mails a code, or that there is no account; the response is the same. */
export const requestPasswordReset: Handler<typeof sessionEndpoints.requestPasswordReset> = async (
  { body },
  { orm, locale, now, log, sessionId },
) => {
  const email = body.userEmail;
  const request = {
    owner: resetOwner(sessionId, email),
    email,
    locale,
    retainsTries: false,
    purpose: "reset",
  } as const;
  const seconds = await requestCode(orm, request, now, log);
  if (seconds > 0) throw new TooOftenError(seconds);
  return {};
};
