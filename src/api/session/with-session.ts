import "server-only";
import { cookies } from "next/headers";
import type { Caller } from "#api/call-headers.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import { knownCookie } from "#platform/known-cookie.ts";
import type { Locale } from "#platform/locale.ts";
import { fail } from "#platform/result.ts";
import {
  loginCookie,
  loginCookieName,
  openLogin,
  openSession,
  type Session,
  type SessionCookie,
  sealSession,
  sessionCookieName,
  sessionCookies,
} from "#platform/session.ts";
import { callerOf } from "./caller-of.ts";
import { resumeLogin } from "./log-in.ts";
import { readCampaign } from "./read-visitor.ts";
import { type CurrentSession, currentSession } from "./renew-session.ts";

/** A caller who is signed in. */
export type SignedInCaller = Caller & { readonly token: string; readonly sessionId: string };

const set = async (changes: readonly SessionCookie[]): Promise<void> => {
  const jar = await cookies();
  for (const { name, value, ...options } of changes) jar.set(name, value, options);
};

const write = (sealed: string | undefined, session?: Session): Promise<void> =>
  set(sessionCookies(sealed, session));

const unauthorized = () => fail("unauthorized", "Nobody is signed in");

/** The session of the request; when anonymous, that of a sign-in that its provider has finished meanwhile. */
const readCurrent = async (session: Session, locale: Locale): Promise<CurrentSession> => {
  const current = await currentSession(session, locale);
  const pending =
    current.kind === "anonymous" && (await openLogin((await cookies()).get(loginCookieName())?.value));
  const end = pending && (await resumeLogin(pending, locale));
  if (!end || end.kind === "no-answer") return current;
  await set([loginCookie(undefined)]);
  return end.kind === "refused" ? { kind: "ended" } : { kind: "renewed", session: end.session };
};

/**
 * Runs a server action or route for the signed-in customer: renews a stale token first, and saves the result.
 * `unauthorized` when there is none, or when the service refuses the token, which ends the session.
 */
export const withSession = async <T>(
  locale: Locale,
  work: (caller: SignedInCaller) => Promise<ServiceResult<T>>,
): Promise<ServiceResult<T>> => {
  const jar = await cookies();
  const current = await readCurrent(await openSession(jar.get(sessionCookieName())?.value), locale);
  const sealed = "session" in current ? await sealSession(current.session) : undefined;
  if (current.kind === "emptied") {
    await write(sealed, current.session);
    return unauthorized();
  }
  if (!("session" in current) || sealed === undefined) {
    // Also when the sealed cookie is missing or does not open any more, and only the other one marks a signed-in
    // customer.
    if (current.kind !== "anonymous" || jar.has(knownCookie)) await write(undefined);
    return unauthorized();
  }
  const { token, sessionId } = current.session;
  const caller = callerOf(current.session, locale, await readCampaign());
  const result = await work({ ...caller, token, sessionId });
  if (!result.ok && result.error.kind === "unauthorized") await write(undefined);
  else if (current.kind === "renewed") await write(sealed, current.session);
  return result;
};
