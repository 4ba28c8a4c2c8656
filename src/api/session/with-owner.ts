import "server-only";
import { cookies } from "next/headers";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { fail } from "#platform/result.ts";
import {
  anonymousCookie,
  isSignedIn,
  loginCookieName,
  openLogin,
  openSession,
  sealSession,
  sessionCookieName,
} from "#platform/session.ts";
import type { Caller } from "../call-headers.ts";
import { callerOf } from "./caller-of.ts";
import { readCampaign } from "./read-visitor.ts";
import { withSession } from "./with-session.ts";

/** Who has what a visitor asks for: the customer, or without a token the session. */
export type OwningCaller = Caller & { readonly sessionId: string };

/**
 * Does something that belongs to whoever asks, in a server action: for the customer who is signed in, else for a session that
 * is given an id when it has none, and that a login takes over. Somebody whose token the service
 * refuses meanwhile goes on as nobody; where it is about what a customer has already, `unauthorized` is the answer.
 */
export const withOwner = async <T>(
  locale: Locale,
  work: (caller: OwningCaller) => Promise<ServiceResult<T>>,
  { orAsNobody = true }: { readonly orAsNobody?: boolean } = {},
): Promise<ServiceResult<T>> => {
  const jar = await cookies();
  const read = () => openSession(jar.get(sessionCookieName())?.value);
  if (isSignedIn(await read())) {
    const done = await withSession(locale, work);
    if (done.ok || done.error.kind !== "unauthorized" || !orAsNobody) return done;
  }
  const { token: _, ...kept } = await read();
  // A sign-in that has begun is for the same session.
  const begun = await openLogin(jar.get(loginCookieName())?.value);
  const sessionId = kept.sessionId ?? begun?.sessionId ?? newReferenceId();
  const sealed = await sealSession({ ...kept, sessionId });
  if (sealed === undefined) return fail("server", "The session does not fit into its cookie");
  const { name, value, ...options } = anonymousCookie(sealed);
  jar.set(name, value, options);
  return work({ ...callerOf({ sessionId }, locale, await readCampaign()), sessionId });
};
