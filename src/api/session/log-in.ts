import "server-only";
import { call } from "#api/call.ts";
import { takesField } from "#api/service-extensions.ts";
import type { ServiceFailure } from "#contract/error-codes.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { isSourceOrigin } from "#platform/answers/page-needs.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import type { PendingLogin, Session, SignedInSession } from "#platform/session.ts";

/** An address that a page may name: of the web, and of an origin that a policy may name. */
const asWebAddress = (address: string | undefined): string | undefined =>
  isSourceOrigin(URL.parse(address ?? "")?.origin ?? "") ? address : undefined;

/**
 * Starts a sign-in for a session. Undefined when the service offers none now; the reason is logged.
 * @param returnUrl the login page's address, to which the provider redirects back
 */
export const startLogin = async (
  sessionId: string,
  returnUrl: string,
  locale: Locale,
): Promise<PendingLogin | undefined> => {
  const answer = await call("prelogin", { query: { returnUrl } }, { locale, sessionId });
  if (!answer.ok) return undefined;
  const url = asWebAddress(answer.value.url);
  if (url === undefined) {
    log().warn({ call: "prelogin" }, "The address of the login script is none that a page may name");
    return undefined;
  }
  const { formUrl, registerUrl, resetUrl, logoutUrl } = answer.value;
  return {
    sessionId,
    at: Date.now(),
    url,
    formUrl: asWebAddress(formUrl),
    registerUrl: asWebAddress(registerUrl),
    resetUrl: asWebAddress(resetUrl),
    logoutUrl: asWebAddress(logoutUrl),
  };
};

/** What came of a login call (specification section 8). */
export type LoginEnd =
  | { readonly kind: "signed-in"; readonly session: SignedInSession }
  /** An answer other than 200. */
  | { readonly kind: "refused"; readonly error: ServiceFailure }
  /** No answer, or none that can be read. */
  | { readonly kind: "no-answer" };

/** Whether a login gave no answer: none came, or one of 200 that is no login. */
export const isNoAnswer = ({ kind, status = 200, field }: ServiceFailure): boolean =>
  kind === "timeout" ||
  kind === "unreachable" ||
  (kind === "contract" && status === 200 && field !== "status");

/**
 * Ends a sign-in: requests a token for its session, and the customer's data. Logs why there is none.
 * @param earlier the previous session, which ends at the service
 * @param state what the provider has sent back, if anything
 */
export const finishLogin = async (
  { sessionId: startedId }: PendingLogin,
  { token: earlier }: Session,
  state: string | undefined,
  locale: Locale,
): Promise<LoginEnd> => {
  const answer = await call(
    "login",
    { body: { providerId: businessConstants.loginProviderId, state } },
    { locale, sessionId: startedId, ...(earlier !== undefined && { token: earlier }) },
  );
  if (!answer.ok)
    return isNoAnswer(answer.error) ? { kind: "no-answer" } : { kind: "refused", error: answer.error };
  const { token, sessionId = startedId, rememberedUntil } = answer.value;
  const who = await call("me", {}, { locale, token, sessionId });
  // Who they are can be requested again; what is not known is not shown.
  const { name, userEmail, phoneNumber } = who.ok ? who.value : {};
  const session = {
    token,
    tokenAt: Date.now(),
    sessionId,
    ...(rememberedUntil !== undefined && { until: Date.parse(rememberedUntil) }),
    ...(name !== undefined && { name }),
    ...(userEmail !== undefined && { userEmail }),
    ...(phoneNumber !== undefined && { phoneNumber }),
  };
  return { kind: "signed-in", session };
};

/**
 * Ends a sign-in that its provider ties to the session id alone, if the visitor is signed in by now; undefined if not
 * yet (401), and for a provider that sends a state back, without which the service signs no one in.
 */
export const resumeLogin = async (pending: PendingLogin, locale: Locale): Promise<LoginEnd | undefined> => {
  if (takesField("data", "state")) return undefined;
  const end = await finishLogin(pending, {}, undefined, locale);
  return end.kind === "refused" && end.error.kind === "unauthorized" ? undefined : end;
};

/**
 * Ends a session at the service, so that no copy of its token works any more. It ends here whatever the service answers. Returns where the
 * customer signs out of the provider too, if anywhere.
 */
export const endLogin = async (
  { token, sessionId }: Session,
  locale: Locale,
): Promise<string | undefined> => {
  if (token === undefined) return undefined;
  const answer = await call("logout", {}, { locale, token, ...(sessionId !== undefined && { sessionId }) });
  return answer.ok ? asWebAddress(answer.value?.logoutUrl) : undefined;
};
