import "server-only";
import { call } from "#api/call.ts";
import { businessConstants } from "#domain/business-constants.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { isSignedIn, lacksToken, type Session, type SignedInSession } from "#platform/session.ts";
import { isFresh } from "./caller-of.ts";
import { isNoAnswer } from "./log-in.ts";

/** Who is signed in, with a token that can be used. */
export type CurrentSession =
  | { readonly kind: "anonymous" }
  | { readonly kind: "fresh" | "renewed"; readonly session: SignedInSession }
  /** The login gave no answer: the token is gone, user and session id stay, and the next request tries again. */
  | { readonly kind: "emptied"; readonly session: Session }
  /** The customer was signed in until now. */
  | { readonly kind: "ended" };

/** Another token in the place of a stale or an emptied one; the old one stays valid to its own end (specification section 8). */
const renew = async (session: Session & { readonly sessionId: string }, locale: Locale) => {
  const { token, ...rest } = session;
  const answer = await call(
    "login",
    { body: { providerId: businessConstants.loginProviderId } },
    { locale, sessionId: session.sessionId, ...(token !== undefined && { token }) },
  );
  if (answer.ok) {
    const { token: renewed, sessionId = session.sessionId } = answer.value;
    return { kind: "renewed", session: { ...rest, token: renewed, tokenAt: Date.now(), sessionId } } as const;
  }
  if (isNoAnswer(answer.error)) {
    log().info({ kind: answer.error.kind }, "A token could not be renewed: it is emptied");
    return { kind: "emptied", session: rest } as const;
  }
  log().info({ kind: answer.error.kind }, "A token could not be renewed: the session ends");
  return { kind: "ended" } as const;
};

/**
 * The session that a cookie holds, its token renewed where it is stale or was emptied.
 * @param doubts renew a fresh one too: a service has refused it
 */
export const currentSession = async (
  session: Session,
  locale: Locale,
  { doubts = false } = {},
): Promise<CurrentSession> => {
  const { sessionId } = session;
  if (isSignedIn(session) && !doubts && isFresh(session, Date.now())) return { kind: "fresh", session };
  if (sessionId !== undefined && (isSignedIn(session) || lacksToken(session)))
    return renew({ ...session, sessionId }, locale);
  return { kind: "anonymous" };
};
