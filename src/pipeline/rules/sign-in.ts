import {
  type LoginRequest,
  loginAddress,
  loginRequestToSegment,
  readLoginRequest,
} from "#domain/login-address.ts";
import { pathWithin } from "#domain/path-within.ts";
import { requiresLogin } from "#domain/requires-login.ts";
import { matchRoute } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import { env } from "#platform/env.ts";
import { ownOrigins } from "#platform/own-origins.ts";
import type { Outcome, PageRequest, Rule } from "../outcome.ts";
import { usableSlug } from "./usable-slug.ts";

type Redirect = Extract<Outcome, { kind: "redirect" }>;

const lead = (target: string, flash?: Redirect["flash"]): Redirect => ({
  kind: "redirect",
  target,
  status: 303,
  cacheable: false,
  ...(flash && { flash }),
});

const show = ({ locale }: PageRequest, wish: LoginRequest, script?: string): Outcome => ({
  kind: "serve",
  path: [`/${locale}`, "acceso", loginRequestToSegment(wish)].filter(Boolean).join("/"),
  cacheable: false,
  ...(script !== undefined && { needs: { kind: "login", origin: new URL(script).origin } }),
});

/** From our own page, as far as the browser says: a link that somebody was sent does nothing by itself. */
const isOwnArrival = ({ headers }: PageRequest): boolean => headers.get("sec-fetch-site") === "same-origin";

/** What the address asks for; a way back without a query, as kept pages name it, has that of the page from which the visitor came. */
const readWish = ({ url, headers }: PageRequest): LoginRequest => {
  const wish = readLoginRequest(url.searchParams);
  const from = pathWithin(headers.get("referer"), ownOrigins({ url: url.href, headers }));
  if (from === undefined || from.split("?")[0] !== wish.returnTo) return wish;
  return { ...wish, ...readLoginRequest(new URLSearchParams({ returnTo: from })) };
};

/** Where the visitor wanted to go, else where they were. */
const wayBack = (request: PageRequest, { returnTo }: LoginRequest): string =>
  returnTo ?? usableSlug(request) ?? homePath(request.locale);

/**
 * The provider has let nobody in. Whoever is signed in stays so: a forged address ends no session.
 * @param logoutUrl where the provider forgets the sign-in
 */
const comeBackInVain = async (
  { session, locale }: PageRequest,
  wish: LoginRequest,
  logoutUrl: string | undefined,
): Promise<Outcome> => {
  const { kind } = await session.current();
  if (kind === "fresh" || kind === "renewed") return lead(loginAddress(locale, wish));
  return lead(logoutUrl ?? loginAddress(locale, wish), "login-failed");
};

/** Brought back by the provider with a state that is to be exchanged. */
const comeBack = async (request: PageRequest, state: string, wish: LoginRequest): Promise<Outcome> => {
  const { session, locale } = request;
  const logoutUrl = (await session.begun())?.logoutUrl;
  const end = await session.finish(state);
  if (end === "no-answer") return lead(loginAddress(locale, wish));
  if (end === "refused") return comeBackInVain(request, wish, logoutUrl);
  return arrive(request, wish);
};

/** Signed in: does what was wished, and leads back. */
const arrive = async (request: PageRequest, wish: LoginRequest): Promise<Outcome> => {
  const { session, locale, url } = request;
  const { favourite, financeId } = wish;
  const isNew = url.searchParams.get("registered") === "1";
  if (favourite === undefined) return lead(wayBack(request, wish), isNew ? "registration" : "logged-in");
  if (!isOwnArrival(request)) return lead(loginAddress(locale, wish));
  const kept = await session.saveFavourite(favourite, financeId);
  if (kept.ok) return lead(wayBack(request, wish), "favourite-kept");
  const isFull = kept.error.code === "favourite-limit";
  return lead(wayBack(request, wish), isFull ? "favourites-full" : "favourite-failed");
};

/**
 * The login page: takes what the provider has sent back; leads whoever is signed in on to what needs a login,
 * and shows them their account otherwise; begins a sign-in for everybody else.
 */
export const signIn: Rule = {
  name: "sign-in",
  decide: async (request) => {
    const { url, locale, session } = request;
    if (request.isAhead || matchRoute(url.pathname)?.name !== "login") return undefined;
    const wish = readWish(request);
    const state = url.searchParams.get("state");
    if (state !== null) return comeBack(request, state, wish);
    // The service is asked: an answer that crossed a logout may have brought a token back that is dead.
    const { kind } = await session.current({ doubts: true });
    if (kind === "fresh" || kind === "renewed") {
      const { returnTo = "", favourite } = wish;
      const goesOn = requiresLogin(returnTo) && favourite === undefined && !url.searchParams.has("ended");
      return goesOn ? lead(returnTo) : show(request, wish);
    }
    const resumed = await session.resume(true);
    if (resumed?.kind === "signed-in") return arrive(request, wish);
    if (resumed?.logoutUrl !== undefined) return lead(resumed.logoutUrl);
    const login = await session.begin(new URL(loginAddress(locale, wish), env().SITE_URL).href);
    return show(request, wish, login?.url);
  },
};

/** A page that the browser fetches ahead, which no visitor may ever see. */
const isFetchedAhead = ({ headers }: PageRequest): boolean => headers.has("sec-purpose");

/**
 * A visitor who comes back while a sign-in is pending (specification section 4, "Fetch the token"): its provider may have let them in without
 * sending them to the login page. Their page is requested again with the session that they have from now on.
 */
export const pendingSignIn: Rule = {
  name: "pending-sign-in",
  decide: async (request) => {
    const { url, method, session, isAhead } = request;
    if (isAhead || method !== "GET" || isFetchedAhead(request)) return undefined;
    const resumed = await session.resume(requiresLogin(url.pathname));
    if (!resumed) return undefined;
    if (resumed.kind === "reset" && resumed.logoutUrl !== undefined) return lead(resumed.logoutUrl);
    return { ...lead(url.pathname + url.search), isAgain: true };
  },
};
