import type { TakenForm } from "#forms/stored-form.ts";
import { isSignedIn, type Session } from "#platform/session.ts";

/** Recipient of the requested mails: the account of a signed-in visitor, or always the typed address. */
export type ConfirmationSubject = "account" | "address";

/**
 * Whether a subscription waits until the link in a mail is followed. When the service's response is no longer
 * stored, assumes so for typed addresses, not to promise too much. Pure.
 */
export const waitsForConfirmation = (
  taken: TakenForm | undefined,
  recipient: ConfirmationSubject,
  visitor: Session,
): boolean => (taken ? Boolean(taken.toConfirm) : recipient === "address" || !isSignedIn(visitor));
