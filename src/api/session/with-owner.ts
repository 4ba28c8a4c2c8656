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

/** The owner of what a visitor requests: the customer, or without a token the session. */
export type OwningCaller = Caller & { readonly sessionId: string };

/**
 * Runs a server action for its owner: the signed-in customer, else an anonymous session, which gets an id and is merged
 * at a login. When the service refuses the token meanwhile, continues anonymously; for what a customer already has,
 * returns `unauthorized`.
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
  const { token: _, ...rest } = await read();
  // A pending sign-in is for the same session.
  const pending = await openLogin(jar.get(loginCookieName())?.value);
  const sessionId = rest.sessionId ?? pending?.sessionId ?? newReferenceId();
  const sealed = await sealSession({ ...rest, sessionId });
  if (sealed === undefined) return fail("server", "The session does not fit into its cookie");
  const { name, value, ...options } = anonymousCookie(sealed);
  jar.set(name, value, options);
  return work({ ...callerOf({ sessionId }, locale, await readCampaign()), sessionId });
};
