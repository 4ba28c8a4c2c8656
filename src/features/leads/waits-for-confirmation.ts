import type { TakenForm } from "#forms/kept-form.ts";
import { isSignedIn, type Session } from "#platform/session.ts";

/** Where mails go that were wished for: to the account of whoever is signed in, or always to an address that was typed. */
export type WishedFor = "account" | "address";

/**
 * Whether a wish for mails that was taken waits until the link in a mail was followed. Where nobody knows any more what the service
 * has answered, that for an address does: nothing is promised that may not come. Pure.
 */
export const waitsForConfirmation = (
  kept: TakenForm | undefined,
  wish: WishedFor,
  visitor: Session,
): boolean => (kept ? Boolean(kept.toConfirm) : wish === "address" || !isSignedIn(visitor));
