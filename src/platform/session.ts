import "server-only";
import { isSecureSite } from "./env.ts";
import { knownCookie } from "./known-cookie.ts";
import { log } from "./log.ts";
import { seal, sealedCookieOptions, unseal } from "./sealed-cookie.ts";

/** What the encrypted cookie holds (specification section 3, "Session state"). Scripts never see any of it. */
export interface Session {
  readonly token?: string;
  /** Milliseconds since 1970 at which the token was received. */
  readonly tokenAt?: number;
  readonly sessionId?: string;
  /** Milliseconds since 1970 until which the customer stays signed in on this device; else until the browser is closed. */
  readonly until?: number;
  readonly name?: string;
  readonly userEmail?: string;
  readonly phoneNumber?: string;
}

/** A session of a signed-in customer. */
export interface SignedInSession extends Session {
  readonly token: string;
  readonly tokenAt: number;
  readonly sessionId: string;
}

/** A pending sign-in: its session, and the provider's addresses, which contain one state. */
export interface PendingLogin {
  readonly sessionId: string;
  /** Milliseconds since 1970 at which the addresses were had. */
  readonly at: number;
  /** The provider's script. */
  readonly url: string;
  readonly formUrl?: string | undefined;
  readonly registerUrl?: string | undefined;
  readonly resetUrl?: string | undefined;
  readonly logoutUrl?: string | undefined;
}

const sessionSeconds = 30 * 24 * 60 * 60;
/** A state of the provider lives for ten minutes from each step. */
const loginSeconds = 60 * 60;

/** Name and value of one cookie are at most 4 096 characters. */
const longest = 4_000;

export const sessionCookieName = (): string => (isSecureSite() ? "__Host-volante" : "volante");

/** A cookie of its own: beginning a sign-in in one tab takes nothing from the session of another. */
export const loginCookieName = (): string => (isSecureSite() ? "__Host-volante-login" : "volante-login");

/** The session that a cookie holds; an empty one where there is none that is ours. Never throws. */
export const openSession = async (sealed: string | undefined): Promise<Session> =>
  (sealed && sealed.length <= longest && (await unseal<Session>("session", sealed, sessionSeconds))) || {};

/** The sign-in that a cookie holds; undefined where there is none that is ours. Never throws. */
export const openLogin = (sealed: string | undefined): Promise<PendingLogin | undefined> =>
  unseal<PendingLogin>("login", sealed, loginSeconds);

/** The first of these that fits into a cookie; undefined when none does, which a browser would drop without a word. */
const sealFirst = async (
  purpose: string,
  seconds: number,
  values: readonly object[],
): Promise<string | undefined> => {
  for (const value of values) {
    const sealed = await seal(purpose, value, seconds);
    if (sealed.length <= longest) return sealed;
  }
  log().error({ purpose, longest }, "What a cookie is to hold does not fit into it");
  return undefined;
};

/** The value of the session's cookie, without names where it would be too long: they can be requested again. */
export const sealSession = ({
  name,
  userEmail,
  phoneNumber,
  ...rest
}: Session): Promise<string | undefined> =>
  sealFirst("session", sessionSeconds, [{ name, userEmail, phoneNumber, ...rest }, rest]);

/** The value of the sign-in's cookie, with the script and the form alone where it would be too long. */
export const sealLogin = (login: PendingLogin): Promise<string | undefined> => {
  const { sessionId, at, url, formUrl } = login;
  return sealFirst("login", loginSeconds, [login, { sessionId, at, url, formUrl }]);
};

/**
 * A session whose token was removed, since the login did not answer: the customer's data remains, and the next request
 * fetches another token.
 */
export const lacksToken = ({ token, tokenAt, sessionId }: Session): boolean =>
  token === undefined && tokenAt !== undefined && sessionId !== undefined;

export const isSignedIn = (session: Session): session is SignedInSession =>
  Boolean(session.token && session.tokenAt && session.sessionId);

/** A cookie as the framework sets it; an empty one is taken away. */
const cookie = (name: string, value: string | undefined, { httpOnly = true, until = 0 } = {}) => ({
  ...sealedCookieOptions(),
  name,
  httpOnly,
  ...(value === undefined ? { value: "", maxAge: 0 } : { value }),
  ...(value !== undefined && until > 0 && { maxAge: Math.max(0, Math.round((until - Date.now()) / 1000)) }),
});

export type SessionCookie = Omit<ReturnType<typeof cookie>, "path"> & {
  readonly path: string;
  readonly maxAge?: number;
};

/**
 * The two cookies of a session: the sealed one, and the one by which scripts know that a customer is signed in, without
 * personal data (`known-cookie.ts`).
 * @param sealed undefined ends the session
 */
export const sessionCookies = (
  sealed: string | undefined,
  { until }: Pick<Session, "until"> = {},
): readonly SessionCookie[] => [
  cookie(sessionCookieName(), sealed, { until }),
  cookie(knownCookie, sealed === undefined ? undefined : "1", { httpOnly: false, until }),
];

/** The sealed one of an anonymous session with data, such as a trade-in. */
export const anonymousCookie = (sealed: string): SessionCookie => cookie(sessionCookieName(), sealed);

/** @param sealed undefined: nothing is under way any more */
export const loginCookie = (sealed: string | undefined): SessionCookie => ({
  ...cookie(loginCookieName(), sealed),
  ...(sealed !== undefined && { maxAge: loginSeconds }),
});
