import "server-only";
import { call } from "#api/call.ts";
import { beginLogin, endLogin, finishLogin } from "#api/session/log-in.ts";
import { type CurrentSession, currentSession } from "#api/session/renew-session.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import {
  type BegunLogin,
  isSignedIn,
  loginCookie,
  openLogin,
  openSession,
  type Session,
  type SessionCookie,
  sealLogin,
  sealSession,
  sessionCookies,
} from "#platform/session.ts";
import { forgottenWizards } from "#wizard/wizard-cookie.ts";

/** The session that came with one request, and what becomes of it on the way. */
export interface RequestSession {
  /** Who is signed in, with a token that can be used; `doubts` as in `currentSession`. Asked once, however often rules want to know. */
  readonly current: (options?: { readonly doubts?: boolean }) => Promise<CurrentSession>;
  /** The sign-in that is under way. */
  readonly begun: () => Promise<BegunLogin | undefined>;
  /** Begins a sign-in; undefined when none is offered. */
  readonly begin: (returnUrl: string) => Promise<BegunLogin | undefined>;
  /** Exchanges what the provider has sent back; false when nobody was let in, and whoever was signed in before stays so. */
  readonly finish: (state: string) => Promise<boolean>;
  readonly keepFavourite: (vin: string) => Promise<ServiceResult<unknown>>;
  /** Ends it here, and at the service where somebody was signed in. */
  readonly end: () => Promise<void>;
  /** What the answer has to tell the browser, and the page that is drawn has to see. */
  readonly changes: () => readonly SessionCookie[];
}

/** Sealed, as they came. */
interface SealedCookies {
  readonly session: string | undefined;
  readonly login: string | undefined;
}

export const requestSession = (sealed: SealedCookies, locale: Locale): RequestSession => {
  const changed = new Map<string, SessionCookie>();
  const change = (...cookies: readonly SessionCookie[]): void => {
    for (const each of cookies) changed.set(each.name, each);
  };
  let held: Promise<Session> | undefined;
  let current: Promise<CurrentSession> | undefined;

  const hold = (): Promise<Session> => {
    held ??= openSession(sealed.session);
    return held;
  };
  const drop = (): void => {
    held = Promise.resolve({});
    current = Promise.resolve({ kind: "anonymous" });
    change(...sessionCookies(undefined));
  };
  /** False when it does not fit into a cookie. */
  const keep = async (session: Session): Promise<boolean> => {
    const value = await sealSession(session);
    if (value === undefined) return false;
    held = Promise.resolve(session);
    change(...sessionCookies(value));
    return true;
  };
  const look = async (doubts: boolean): Promise<CurrentSession> => {
    const found = await currentSession(await hold(), locale, { doubts });
    if (found.kind === "ended" || (found.kind === "renewed" && !(await keep(found.session)))) {
      drop();
      return { kind: "ended" };
    }
    return found;
  };
  return {
    current: ({ doubts = false } = {}) => {
      current ??= look(doubts);
      return current;
    },
    begun: () => openLogin(sealed.login),
    begin: async (returnUrl) => {
      const { sessionId: own } = await hold();
      const login = await beginLogin(own ?? newReferenceId(), returnUrl, locale);
      const value = login && (await sealLogin(login));
      change(loginCookie(value));
      return value === undefined ? undefined : login;
    },
    finish: async (state) => {
      const login = await openLogin(sealed.login);
      const session = login && (await finishLogin(login, await hold(), state, locale));
      if (session === undefined || !(await keep(session))) return false;
      current = Promise.resolve({ kind: "fresh", session });
      change(loginCookie(undefined));
      return true;
    },
    keepFavourite: async (vin) => {
      const session = await hold();
      if (!isSignedIn(session)) throw new Error("Nobody keeps a favourite before somebody is signed in");
      const { token, sessionId } = session;
      return call("addFavourite", { body: { vin } }, { locale, token, sessionId });
    },
    end: async () => {
      const session = await hold();
      drop();
      change(...forgottenWizards());
      await endLogin(session, locale);
    },
    changes: () => [...changed.values()],
  };
};
