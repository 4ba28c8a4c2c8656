import "server-only";
import type { Campaign } from "#contract/tracking.ts";
import { env } from "#platform/env.ts";
import type { Locale } from "#platform/locale.ts";
import { isSignedIn, type Session, type SignedInSession } from "#platform/session.ts";
import type { Caller } from "../call-headers.ts";

/** A token may be used as it is until `TOKEN_TTL_MS` after it was received. */
export const isFresh = ({ tokenAt }: SignedInSession, now: number): boolean =>
  now >= tokenAt && now - tokenAt < env().TOKEN_TTL_MS;

/**
 * The visitor as the caller of a service (specification section 7): language, a token that can be used, the session id and the campaign, each
 * where there is one.
 */
export const callerOf = (session: Session, locale: Locale, campaign?: Campaign): Caller => ({
  locale,
  ...(isSignedIn(session) && isFresh(session, Date.now()) && { token: session.token }),
  ...(session.sessionId !== undefined && { sessionId: session.sessionId }),
  ...(campaign !== undefined && { campaign }),
});
