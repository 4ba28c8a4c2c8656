import { type NextRequest, NextResponse } from "next/server";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { additionsFor } from "#platform/answers/page-needs.ts";
import { makeNonce, nonceForFramework } from "#platform/answers/page-nonce.ts";
import type { Validity } from "#platform/cached-answers.ts";
import { flashCookie } from "#platform/flash.ts";
import { log } from "#platform/log.ts";
import { peerHeader } from "#platform/rate-limit/client-address.ts";
import { requestContext } from "#platform/request-context.ts";
import { requestIdHeader } from "#platform/request-id.ts";
import type { SessionCookie } from "#platform/session.ts";
import { addressForFramework } from "./internal-address.ts";
import { notFoundMessage } from "./not-found-messages.ts";
import type { Outcome, PageRequest } from "./outcome.ts";
import { sharedPage, storesPages } from "./shared-pages.ts";

/** What the framework needs to render a page. */
const toRender = ["accept", "cache-control", "host"] as const;

/**
 * The headers that a page for one visitor is rendered from: visitor, origin, form. `transform-dynamic-pages`
 * compresses such a page when it is complete.
 */
const forOne = [
  ...toRender,
  "accept-language",
  "content-length",
  "content-type",
  "cookie",
  "origin",
  "referer",
  "sec-fetch-site",
  "transfer-encoding",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-proto",
  peerHeader,
] as const;

const only = (names: readonly string[], sent: Headers, requestId: string): Headers => {
  const forwarded = new Headers({ [requestIdHeader]: requestId });
  for (const name of names) {
    const value = sent.get(name);
    if (value !== null) forwarded.set(name, value);
  }
  return forwarded;
};

/**
 * Request headers for a page that is stored. All others are removed, since the framework renders by some of
 * them: the nonce of a `content-security-policy`, a draft's cookie, the kind of browser. `send-shared-pages`
 * handles the reader's encodings and validators when it sends the complete page.
 */
export const headersForEverybody = (sent: Headers, requestId: string): Headers =>
  only(toRender, sent, requestId);

/**
 * Request headers for a page that is rendered for one visitor. A POST is always typed as a form: for any
 * other type the framework answers from the stored page, or stores what it renders. The host is that of the
 * form's origin, which the gateway has validated: the framework knows no published address, and a proxy may
 * forward another host.
 */
export const headersForOne = (
  { headers, method }: Pick<Request, "headers" | "method">,
  requestId: string,
): Headers => {
  const forwarded = only(forOne, headers, requestId);
  const isForm = forwarded.get("content-type")?.startsWith("multipart/form-data");
  const origin = URL.parse(forwarded.get("origin") ?? "");
  if (origin) forwarded.set("x-forwarded-host", origin.host);
  if (method === "POST" && !isForm) forwarded.set("content-type", "application/x-www-form-urlencoded");
  return forwarded;
};

const redirectTo = (
  { target, status, cacheable, flash }: Extract<Outcome, { kind: "redirect" }>,
  request: NextRequest,
) => {
  const response = NextResponse.redirect(new URL(target, request.url), status);
  if (!cacheable) response.headers.set("cache-control", cacheControl.noStore);
  if (flash) response.cookies.set(flashCookie(flash));
  return response;
};

/** The cookies of a request as they are from now on, so that its page sees the session that its answer sets. Left as they were written. */
const cookiesWith = (sent: string | null, changes: readonly SessionCookie[]): string => {
  const names = new Set(changes.map(({ name }) => name));
  const others = (sent ?? "").split(/; */).filter((pair) => pair && !names.has(pair.split("=", 1)[0] ?? ""));
  const own = changes.flatMap(({ name, value }) => (value === "" ? [] : [`${name}=${value}`]));
  return [...others, ...own].join("; ");
};

/** Sets the session's cookies, in an answer that no cache stores. */
const withChanges = (response: NextResponse, changes: readonly SessionCookie[]): NextResponse => {
  if (changes.length === 0) return response;
  for (const cookie of changes) response.cookies.set(cookie);
  response.headers.set("cache-control", cacheControl.noStore);
  return response;
};

/** A page for one visitor: rendered outside the page cache, so `transform-dynamic-pages` finalizes it on the way out. */
const serveFresh = (
  { path, needs, hydrates }: Extract<Outcome, { kind: "serve" }>,
  { session }: PageRequest,
  request: NextRequest,
  requestId: string,
) => {
  const headers = headersForOne(request, requestId);
  const changes = session.changes();
  if (changes.length > 0) headers.set("cookie", cookiesWith(headers.get("cookie"), changes));
  const nonce = hydrates ? makeNonce() : undefined;
  if (nonce) headers.set(...nonceForFramework(nonce));
  const response = NextResponse.rewrite(new URL(addressForFramework(path), request.url), {
    request: { headers },
  });
  // Throws for what is no origin.
  additionsFor(needs);
  const context = requestContext();
  if (context) Object.assign(context, { dynamic: { needs, nonce }, shared: undefined });
  response.headers.set("cache-control", cacheControl.noStore);
  return response;
};

/** The page for everybody of an internal address: `send-shared-pages` writes it, and by itself from then on. @throws TooBusy */
const serveShared = async (
  path: string,
  request: NextRequest,
  requestId: string,
  { status, validity }: { readonly status?: 404 | 410; readonly validity?: Validity | undefined },
): Promise<NextResponse> => {
  const context = requestContext();
  if (!storesPages() || !context)
    return NextResponse.rewrite(new URL(addressForFramework(path), request.url), {
      ...(status && { status }),
      request: { headers: headersForEverybody(request.headers, requestId) },
    });
  const answer = await sharedPage(path);
  Object.assign(context, { dynamic: undefined, shared: { ...answer, validity } });
  return new NextResponse(null, { status: answer.page.status === 200 ? status : answer.page.status });
};

const notFound = async (
  { reason, status, cacheable }: Extract<Outcome, { kind: "not-found" }>,
  pageRequest: PageRequest,
  request: NextRequest,
  requestId: string,
): Promise<NextResponse> => {
  const message = notFoundMessage(reason, pageRequest.url.pathname);
  log().info({ status, requestId, path: pageRequest.url.pathname.slice(0, 300) }, message);
  const path = `/${pageRequest.locale}/404/${reason}`;
  const response = await serveShared(path, request, requestId, { status });
  response.headers.set("x-error", message);
  if (!cacheable) response.headers.set("cache-control", cacheControl.noStore);
  return response;
};

const answer = (
  outcome: Outcome,
  pageRequest: PageRequest,
  request: NextRequest,
  requestId: string,
  validity: Validity | undefined,
): NextResponse | Promise<NextResponse> => {
  switch (outcome.kind) {
    case "serve":
      return outcome.cacheable
        ? serveShared(outcome.path, request, requestId, { validity })
        : serveFresh(outcome, pageRequest, request, requestId);
    case "redirect":
      return redirectTo(outcome, request);
    case "not-found":
      return notFound(outcome, pageRequest, request, requestId);
    case "refuse":
      return new NextResponse(outcome.message, {
        status: outcome.status,
        headers: {
          "cache-control": cacheControl.noStore,
          "content-type": "text/plain",
          "retry-after": String(outcome.retryAfterSeconds),
        },
      });
  }
};

/**
 * Turns the outcome of the rules into the framework's answer, with the request id.
 * @param validity how long the address leads there; undefined: the rules decide on its next request
 * @throws TooBusy
 */
export const respond = async (
  outcome: Outcome,
  pageRequest: PageRequest,
  request: NextRequest,
  requestId: string,
  validity?: Validity,
): Promise<NextResponse> => {
  const response = await answer(outcome, pageRequest, request, requestId, validity);
  response.headers.set(requestIdHeader, requestId);
  return withChanges(response, pageRequest.session.changes());
};

/** The answer when the rules throw. A client that accepts a page receives the one for errors. */
export const failed = (requestId: string): NextResponse =>
  new NextResponse("Internal error", {
    status: 500,
    headers: {
      "cache-control": cacheControl.noStore,
      "content-type": "text/plain",
      [requestIdHeader]: requestId,
    },
  });
