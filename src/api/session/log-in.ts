import "server-only";
import { call } from "#api/call.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { isSourceOrigin } from "#platform/answers/page-needs.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import type { BegunLogin, Session, SignedInSession } from "#platform/session.ts";

/** An address that a page may name: of the web, and of an origin that a policy may name. */
const asWebAddress = (address: string | undefined): string | undefined =>
  isSourceOrigin(URL.parse(address ?? "")?.origin ?? "") ? address : undefined;

/**
 * Begins a sign-in for a session. Undefined when the service offers none now; the log says why.
 * @param returnUrl the login page's address, to which the provider leads back
 */
export const beginLogin = async (
  sessionId: string,
  returnUrl: string,
  locale: Locale,
): Promise<BegunLogin | undefined> => {
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

/**
 * Ends a sign-in: exchanges the state that the visitor has brought back for a token, and asks who they are. Undefined when the
 * service lets nobody in; the log says why.
 * @param earlier whoever was signed in: that session ends at the service
 */
export const finishLogin = async (
  { sessionId: begun }: BegunLogin,
  { token: earlier }: Session,
  state: string,
  locale: Locale,
): Promise<SignedInSession | undefined> => {
  const answer = await call(
    "login",
    { body: { providerId: businessConstants.loginProviderId, state } },
    { locale, sessionId: begun, ...(earlier !== undefined && { token: earlier }) },
  );
  if (!answer.ok) return undefined;
  const { token, sessionId = begun } = answer.value;
  const who = await call("me", {}, { locale, token, sessionId });
  // Who they are can be asked again; what is not known is not shown.
  const { name, userEmail, phoneNumber } = who.ok ? who.value : {};
  return {
    token,
    tokenAt: Date.now(),
    sessionId,
    ...(name !== undefined && { name }),
    ...(userEmail !== undefined && { userEmail }),
    ...(phoneNumber !== undefined && { phoneNumber }),
  };
};

/** Ends a session at the service, so that no copy of its token works any more. It ends here whatever the service says. */
export const endLogin = async ({ token, sessionId }: Session, locale: Locale): Promise<void> => {
  if (token === undefined) return;
  await call("logout", {}, { locale, token, ...(sessionId !== undefined && { sessionId }) });
};
