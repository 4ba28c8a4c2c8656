import "server-only";
import { saveFavourite } from "#api/save-favourite.ts";
import { callerOf } from "#api/session/caller-of.ts";
import { endLogin, finishLogin, type LoginEnd, resumeLogin, startLogin } from "#api/session/log-in.ts";
import { type CurrentSession, currentSession } from "#api/session/renew-session.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Campaign } from "#contract/tracking.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import {
  isSignedIn,
  lacksToken,
  loginCookie,
  openLogin,
  openSession,
  type PendingLogin,
  type Session,
  type SessionCookie,
  type SignedInSession,
  sealLogin,
  sealSession,
  sessionCookies,
} from "#platform/session.ts";
import { forgottenWizards } from "#wizard/wizard-cookie.ts";
import { mayResume } from "./pending-sign-ins.ts";
import { withDeadline } from "./with-deadline.ts";

/** The session that came with one request, and what becomes of it on the way. */
export interface RequestSession {
  /** The signed-in customer, with a valid token; `doubts` as in `currentSession`. Fetched once per request. */
  readonly current: (options?: { readonly doubts?: boolean }) => Promise<CurrentSession>;
  /** The sign-in that is under way. */
  readonly pending: () => Promise<PendingLogin | undefined>;
  /** Starts a sign-in; undefined when none is available. */
  readonly start: (returnUrl: string) => Promise<PendingLogin | undefined>;
  /** Exchanges what the provider has sent back. When it signs no one in, the previous session remains. */
  readonly finish: (state: string) => Promise<LoginEnd["kind"]>;
  /**
   * Ends a sign-in whose provider ties it to the session id alone. Undefined where none is pending, or the provider has not let the visitor
   * in, or gave no answer; an answer other than 200 resets the session.
   * @param isNeeded what was requested waits for it; elsewhere it is tried every few seconds at most, and not waited for
   */
  readonly resume: (isNeeded: boolean) => Promise<Resumed | undefined>;
  readonly saveFavourite: (vin: string, financeId?: string) => Promise<ServiceResult<unknown>>;
  /**
   * Ends the session here, and at the service when a customer was signed in. Returns where another provider ends its own, if anywhere.
   */
  readonly end: () => Promise<string | undefined>;
  /** Cookies to set in the answer, and to pass to the rendered page. */
  readonly changes: () => readonly SessionCookie[];
}

/** What became of a pending sign-in. */
export type Resumed =
  | { readonly kind: "signed-in" }
  | { readonly kind: "reset"; readonly logoutUrl: string | undefined };

/** Sealed, as they came. */
interface SealedCookies {
  readonly session: string | undefined;
  readonly login: string | undefined;
}

/** @param campaign what led the visitor here, where they agree to be measured */
export const requestSession = (
  sealed: SealedCookies,
  locale: Locale,
  campaign?: Campaign,
): RequestSession => {
  const changed = new Map<string, SessionCookie>();
  const change = (...cookies: readonly SessionCookie[]): void => {
    for (const each of cookies) changed.set(each.name, each);
  };
  let opened: Promise<Session> | undefined;
  let pending: Promise<PendingLogin | undefined> | undefined;
  let current: Promise<CurrentSession> | undefined;

  const readSession = (): Promise<Session> => {
    opened ??= openSession(sealed.session);
    return opened;
  };
  const readPending = (): Promise<PendingLogin | undefined> => {
    pending ??= openLogin(sealed.login);
    return pending;
  };
  const forgetPending = (): void => {
    pending = Promise.resolve(undefined);
    change(loginCookie(undefined));
  };
  const drop = (): void => {
    opened = Promise.resolve({});
    current = Promise.resolve({ kind: "anonymous" });
    change(...sessionCookies(undefined));
  };
  /** False when it does not fit into a cookie. */
  const save = async (session: Session): Promise<boolean> => {
    const value = await sealSession(session);
    if (value === undefined) return false;
    opened = Promise.resolve(session);
    change(...sessionCookies(value, session));
    return true;
  };
  /** Undefined when it does not fit into a cookie. */
  const enter = async (session: SignedInSession): Promise<"signed-in" | undefined> => {
    if (!(await save(session))) return undefined;
    current = Promise.resolve({ kind: "fresh", session });
    forgetPending();
    return "signed-in";
  };
  const readCurrent = async (doubts: boolean): Promise<CurrentSession> => {
    const found = await currentSession(await readSession(), locale, { doubts });
    if (found.kind === "emptied") await save(found.session);
    if (found.kind === "ended" || (found.kind === "renewed" && !(await save(found.session)))) {
      drop();
      return { kind: "ended" };
    }
    return found;
  };
  return {
    current: ({ doubts = false } = {}) => {
      current ??= readCurrent(doubts);
      return current;
    },
    pending: readPending,
    start: async (returnUrl) => {
      // Before the sign-in ends the session remains the same: a page that is reloaded, or open in another
      // tab, continues it.
      const own = (await readSession()).sessionId ?? (await readPending())?.sessionId;
      const login = await startLogin(own ?? newReferenceId(), returnUrl, locale);
      const value = login && (await sealLogin(login));
      change(loginCookie(value));
      return value === undefined ? undefined : login;
    },
    finish: async (state) => {
      const login = await readPending();
      if (login === undefined) return "refused";
      const session = await readSession();
      const end = await finishLogin(login, session, state, locale);
      const kind = end.kind === "signed-in" ? ((await enter(end.session)) ?? "refused") : end.kind;
      if (kind === "refused" && !isSignedIn(session)) forgetPending();
      return kind;
    },
    resume: async (isNeeded) => {
      const login = await readPending();
      const session = await readSession();
      if (!login || isSignedIn(session) || lacksToken(session) || !(isNeeded || mayResume(login)))
        return undefined;
      const resumed = resumeLogin(login, locale);
      const end = await (isNeeded ? resumed : withDeadline(resumed, () => ({ value: undefined })));
      if (!end || end.kind === "no-answer") return undefined;
      if (end.kind === "signed-in" && (await enter(end.session))) return { kind: "signed-in" };
      drop();
      forgetPending();
      return { kind: "reset", logoutUrl: login.logoutUrl };
    },
    saveFavourite: async (vin, fin) => {
      const session = await readSession();
      if (!isSignedIn(session)) throw new Error("Saving a favourite requires a signed-in customer");
      return saveFavourite(vin, fin, callerOf(session, locale, campaign));
    },
    end: async () => {
      const session = await readSession();
      drop();
      change(...forgottenWizards());
      return endLogin(session, locale);
    },
    changes: () => [...changed.values()],
  };
};
