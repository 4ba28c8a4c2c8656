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
  /** Who is signed in, with a token that can be used; `doubts` as in `currentSession`. Asked once, however often rules want to know. */
  readonly current: (options?: { readonly doubts?: boolean }) => Promise<CurrentSession>;
  /** The sign-in that is under way. */
  readonly begun: () => Promise<PendingLogin | undefined>;
  /** Begins a sign-in; undefined when none is offered. */
  readonly begin: (returnUrl: string) => Promise<PendingLogin | undefined>;
  /** Exchanges what the provider has sent back; whoever was signed in before stays so where nobody was let in. */
  readonly finish: (state: string) => Promise<LoginEnd["kind"]>;
  /**
   * Ends a sign-in whose provider ties it to the session id alone. Undefined where none is pending, or the provider has not let the visitor
   * in, or gave no answer; an answer other than 200 resets the session.
   * @param isNeeded what was requested waits for it; elsewhere it is tried every few seconds at most, and not waited for
   */
  readonly resume: (isNeeded: boolean) => Promise<Resumed | undefined>;
  readonly saveFavourite: (vin: string, financeId?: string) => Promise<ServiceResult<unknown>>;
  /** Ends it here, and at the service where somebody was signed in. */
  readonly end: () => Promise<void>;
  /** What the answer has to tell the browser, and the page that is rendered has to see. */
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
  let held: Promise<Session> | undefined;
  let begun: Promise<PendingLogin | undefined> | undefined;
  let current: Promise<CurrentSession> | undefined;

  const hold = (): Promise<Session> => {
    held ??= openSession(sealed.session);
    return held;
  };
  const readPending = (): Promise<PendingLogin | undefined> => {
    begun ??= openLogin(sealed.login);
    return begun;
  };
  const forgetPending = (): void => {
    begun = Promise.resolve(undefined);
    change(loginCookie(undefined));
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
  /** Undefined when it does not fit into a cookie. */
  const enter = async (session: SignedInSession): Promise<"signed-in" | undefined> => {
    if (!(await keep(session))) return undefined;
    current = Promise.resolve({ kind: "fresh", session });
    forgetPending();
    return "signed-in";
  };
  const look = async (doubts: boolean): Promise<CurrentSession> => {
    const found = await currentSession(await hold(), locale, { doubts });
    if (found.kind === "emptied") await keep(found.session);
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
    begun: readPending,
    begin: async (returnUrl) => {
      // The same session as long as nobody has signed in: a page that is loaded again, or open in another tab, goes on with it.
      const own = (await hold()).sessionId ?? (await readPending())?.sessionId;
      const login = await startLogin(own ?? newReferenceId(), returnUrl, locale);
      const value = login && (await sealLogin(login));
      change(loginCookie(value));
      return value === undefined ? undefined : login;
    },
    finish: async (state) => {
      const login = await readPending();
      if (login === undefined) return "refused";
      const session = await hold();
      const end = await finishLogin(login, session, state, locale);
      const kind = end.kind === "signed-in" ? ((await enter(end.session)) ?? "refused") : end.kind;
      if (kind === "refused" && !isSignedIn(session)) forgetPending();
      return kind;
    },
    resume: async (isNeeded) => {
      const login = await readPending();
      const session = await hold();
      if (!login || isSignedIn(session) || lacksToken(session) || !(isNeeded || mayResume(login)))
        return undefined;
      const asked = resumeLogin(login, locale);
      const end = await (isNeeded ? asked : withDeadline(asked, () => ({ value: undefined })));
      if (!end || end.kind === "no-answer") return undefined;
      if (end.kind === "signed-in" && (await enter(end.session))) return { kind: "signed-in" };
      drop();
      forgetPending();
      return { kind: "reset", logoutUrl: login.logoutUrl };
    },
    saveFavourite: async (vin, fin) => {
      const session = await hold();
      if (!isSignedIn(session)) throw new Error("Nobody keeps a favourite before somebody is signed in");
      return saveFavourite(vin, fin, callerOf(session, locale, campaign));
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
