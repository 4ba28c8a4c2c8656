import {
  type LoginRequest,
  loginAddress,
  readLoginRequest,
  serialiseLoginRequest,
} from "#domain/login-address.ts";
import { pathWithin } from "#domain/path-within.ts";
import { requiresLogin } from "#domain/requires-login.ts";
import { matchRoute } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import { env } from "#platform/env.ts";
import { ownOrigins } from "#platform/own-origins.ts";
import { internalAddress } from "../internal-address.ts";
import type { Outcome, PageRequest, Rule } from "../outcome.ts";
import { usableSlug } from "./usable-slug.ts";

type Redirect = Extract<Outcome, { kind: "redirect" }>;

const redirectTo = (target: string, flash?: Redirect["flash"]): Redirect => ({
  kind: "redirect",
  target,
  status: 303,
  cacheable: false,
  ...(flash && { flash }),
});

const show = ({ locale }: PageRequest, loginRequest: LoginRequest, script?: string): Outcome => ({
  kind: "serve",
  path: internalAddress(`/${locale}/acceso`, serialiseLoginRequest(loginRequest)),
  cacheable: false,
  ...(script !== undefined && { needs: { kind: "login", origin: new URL(script).origin } }),
});

/** Whether the browser reports a request from our own page: a link from elsewhere changes nothing by itself. */
const isOwnArrival = ({ headers }: PageRequest): boolean => headers.get("sec-fetch-site") === "same-origin";

/**
 * The login request of the address. A return address without a query, as stored pages have it, gets that of
 * the page from which the visitor came.
 */
const readRequest = ({ url, headers }: PageRequest): LoginRequest => {
  const loginRequest = readLoginRequest(url.searchParams);
  const from = pathWithin(headers.get("referer"), ownOrigins({ url: url.href, headers }));
  if (from === undefined || from.split("?")[0] !== loginRequest.returnTo) return loginRequest;
  return { ...loginRequest, ...readLoginRequest(new URLSearchParams({ returnTo: from })) };
};

/** Where the visitor wanted to go, else where they were. */
const wayBack = (request: PageRequest, { returnTo }: LoginRequest): string =>
  returnTo ?? usableSlug(request) ?? homePath(request.locale);

/**
 * The provider has refused the sign-in. An existing session remains: a forged address ends none.
 * @param logoutUrl where the provider ends its own session
 */
const handleRefusal = async (
  { session, locale }: PageRequest,
  loginRequest: LoginRequest,
  logoutUrl: string | undefined,
): Promise<Outcome> => {
  const { kind } = await session.current();
  if (kind === "fresh" || kind === "renewed") return redirectTo(loginAddress(locale, loginRequest));
  return redirectTo(logoutUrl ?? loginAddress(locale, loginRequest), "login-failed");
};

/** Brought back by the provider with a state that is to be exchanged. */
const handleReturn = async (
  request: PageRequest,
  state: string,
  loginRequest: LoginRequest,
): Promise<Outcome> => {
  const { session, locale } = request;
  const logoutUrl = (await session.pending())?.logoutUrl;
  const end = await session.finish(state);
  if (end === "no-answer") return redirectTo(loginAddress(locale, loginRequest));
  if (end === "refused") return handleRefusal(request, loginRequest, logoutUrl);
  return complete(request, loginRequest);
};

/** After sign-in: performs the requested action, and redirects back. */
const complete = async (request: PageRequest, loginRequest: LoginRequest): Promise<Outcome> => {
  const { session, locale, url } = request;
  const { favourite, financeId } = loginRequest;
  const isNew = url.searchParams.get("registered") === "1";
  if (favourite === undefined)
    return redirectTo(wayBack(request, loginRequest), isNew ? "registration" : "logged-in");
  if (!isOwnArrival(request)) return redirectTo(loginAddress(locale, loginRequest));
  const saved = await session.saveFavourite(favourite, financeId);
  if (saved.ok) return redirectTo(wayBack(request, loginRequest), "favourite-kept");
  const isFull = saved.error.code === "favourite-limit";
  return redirectTo(wayBack(request, loginRequest), isFull ? "favourites-full" : "favourite-failed");
};

/**
 * The login page: handles the provider's return; redirects a signed-in customer to what required the login,
 * or shows the account; starts a sign-in for all other visitors.
 */
export const signIn: Rule = {
  name: "sign-in",
  decide: async (request) => {
    const { url, locale, session } = request;
    if (request.isAhead || matchRoute(url.pathname)?.name !== "login") return undefined;
    const loginRequest = readRequest(request);
    const state = url.searchParams.get("state");
    if (state !== null) return handleReturn(request, state, loginRequest);
    // Validate at the service: an answer that crossed a logout may have restored a dead token.
    const { kind } = await session.current({ doubts: true });
    if (kind === "fresh" || kind === "renewed") {
      const { returnTo = "", favourite } = loginRequest;
      const goesOn = requiresLogin(returnTo) && favourite === undefined && !url.searchParams.has("ended");
      return goesOn ? redirectTo(returnTo) : show(request, loginRequest);
    }
    const resumed = await session.resume(true);
    if (resumed?.kind === "signed-in") return complete(request, loginRequest);
    if (resumed?.logoutUrl !== undefined) return redirectTo(resumed.logoutUrl);
    const login = await session.start(new URL(loginAddress(locale, loginRequest), env().SITE_URL).href);
    return show(request, loginRequest, login?.url);
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
    if (resumed.kind === "reset" && resumed.logoutUrl !== undefined) return redirectTo(resumed.logoutUrl);
    return { ...redirectTo(url.pathname + url.search), isAgain: true };
  },
};
