import type { TakenForm } from "#forms/kept-form.ts";
import { isSignedIn, type Session } from "#platform/session.ts";

/**
 * Whether a wish for mails that was taken waits until the link in a mail was followed. Where nobody knows any more what the service
 * has answered, that of whoever is not signed in does: nothing is promised that may not come. Pure.
 */
export const waitsForConfirmation = (kept: TakenForm | undefined, visitor: Session): boolean =>
  kept ? Boolean(kept.toConfirm) : !isSignedIn(visitor);
