import "server-only";
import { call } from "#api/call.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { env } from "#platform/env.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { isSignedIn, type Session, type SignedInSession } from "#platform/session.ts";

/** A token may be used as it is until `TOKEN_TTL_MS` after it was received. */
const isFresh = ({ tokenAt }: SignedInSession, now: number): boolean =>
  now >= tokenAt && now - tokenAt < env().TOKEN_TTL_MS;

/** Another token in the place of a stale one; the old one stays valid to its own end. Undefined ends the session (specification section 4). */
const renew = async (session: SignedInSession, locale: Locale): Promise<SignedInSession | undefined> => {
  const { token, sessionId } = session;
  const body = { providerId: businessConstants.loginProviderId };
  const answer = await call("login", { body }, { locale, token, sessionId });
  if (!answer.ok) {
    log().info({ kind: answer.error.kind }, "A token could not be renewed: the session ends");
    return undefined;
  }
  const { token: renewed, sessionId: renewedId = sessionId } = answer.value;
  return { ...session, token: renewed, tokenAt: Date.now(), sessionId: renewedId };
};

/** Who is signed in, with a token that can be used. */
export type CurrentSession =
  | { readonly kind: "anonymous" }
  | { readonly kind: "fresh" | "renewed"; readonly session: SignedInSession }
  /** Somebody was signed in until now. */
  | { readonly kind: "ended" };

/**
 * The session that a cookie holds, its token renewed where it is stale.
 * @param doubts renew a fresh one too: a service has refused it
 */
export const currentSession = async (
  session: Session,
  locale: Locale,
  { doubts = false } = {},
): Promise<CurrentSession> => {
  if (!isSignedIn(session)) return { kind: "anonymous" };
  if (!doubts && isFresh(session, Date.now())) return { kind: "fresh", session };
  const renewed = await renew(session, locale);
  return renewed ? { kind: "renewed", session: renewed } : { kind: "ended" };
};
