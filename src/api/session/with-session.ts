import "server-only";
import { cookies } from "next/headers";
import type { Caller } from "#api/call-headers.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import { knownCookie } from "#platform/known-cookie.ts";
import type { Locale } from "#platform/locale.ts";
import { fail } from "#platform/result.ts";
import { openSession, sealSession, sessionCookieName, sessionCookies } from "#platform/session.ts";
import { currentSession } from "./renew-session.ts";

/** A caller who is signed in. */
export type SignedInCaller = Caller & { readonly token: string; readonly sessionId: string };

const write = async (sealed: string | undefined): Promise<void> => {
  const jar = await cookies();
  for (const { name, value, ...options } of sessionCookies(sealed)) jar.set(name, value, options);
};

const nobody = () => fail("unauthorized", "Nobody is signed in");

/**
 * Does something for whoever is signed in, in a server action or a route: renews a stale token first, and keeps what came of
 * it. `unauthorized` where nobody is, or where the service refuses the token, which ends the session.
 */
export const withSession = async <T>(
  locale: Locale,
  work: (caller: SignedInCaller) => Promise<ServiceResult<T>>,
): Promise<ServiceResult<T>> => {
  const jar = await cookies();
  const current = await currentSession(await openSession(jar.get(sessionCookieName())?.value), locale);
  const isOver = current.kind === "anonymous" || current.kind === "ended";
  const sealed = isOver ? undefined : await sealSession(current.session);
  if (isOver || sealed === undefined) {
    // Also where the sealed cookie is missing or does not open any more, and only the other one says that somebody is signed in.
    if (current.kind !== "anonymous" || jar.has(knownCookie)) await write(undefined);
    return nobody();
  }
  const { token, sessionId } = current.session;
  const result = await work({ locale, token, sessionId });
  if (!result.ok && result.error.kind === "unauthorized") await write(undefined);
  else if (current.kind === "renewed") await write(sealed);
  return result;
};
