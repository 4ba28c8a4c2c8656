import { type NextRequest, NextResponse } from "next/server";
import { isSecureSite } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { requestIdHeader } from "#platform/request-id.ts";
import { expiredSessionCookie } from "#platform/session.ts";
import { notFoundMessage } from "./not-found-messages.ts";
import type { Outcome, Visit } from "./outcome.ts";
import { freshPageHeader } from "./send-fresh-pages.ts";
import { headersForEverybody, headersForOne } from "./told-headers.ts";

export const flashCookie = "volante-flash";
const flashSeconds = 10;
const noStore = "private, no-store";

const redirectTo = (
  { target, status, keep, logOut, flash }: Extract<Outcome, { kind: "redirect" }>,
  request: NextRequest,
) => {
  const response = NextResponse.redirect(new URL(target, request.url), status);
  if (!keep) response.headers.set("cache-control", noStore);
  if (logOut) response.cookies.set(expiredSessionCookie());
  if (flash)
    response.cookies.set(flashCookie, flash, {
      path: "/",
      maxAge: flashSeconds,
      sameSite: "strict",
      secure: isSecureSite(),
    });
  return response;
};

/** A page for one visitor: rendered outside the page cache, so `send-fresh-pages` stamps it on the way out. */
const serveFresh = (path: string, request: NextRequest, requestId: string) => {
  const headers = headersForOne(request, requestId);
  const response = NextResponse.rewrite(new URL(`${path}/`, request.url), { request: { headers } });
  response.headers.set(freshPageHeader, "1");
  response.headers.set("cache-control", noStore);
  return response;
};

const notFound = (
  { reason, status, keep }: Extract<Outcome, { kind: "not-found" }>,
  visit: Visit,
  request: NextRequest,
  requestId: string,
) => {
  const message = notFoundMessage(reason, visit.url.pathname);
  log().info({ status, requestId, path: visit.url.pathname.slice(0, 300) }, message);
  const response = NextResponse.rewrite(new URL(`/${visit.locale}/404/`, request.url), {
    status,
    request: { headers: headersForEverybody(request.headers, requestId) },
  });
  response.headers.set("x-error", message);
  if (!keep) response.headers.set("cache-control", noStore);
  return response;
};

const answer = (outcome: Outcome, visit: Visit, request: NextRequest, requestId: string): NextResponse => {
  switch (outcome.kind) {
    case "serve":
      return outcome.keep
        ? NextResponse.rewrite(new URL(`${outcome.path}/`, request.url), {
            request: { headers: headersForEverybody(request.headers, requestId) },
          })
        : serveFresh(outcome.path, request, requestId);
    case "redirect":
      return redirectTo(outcome, request);
    case "not-found":
      return notFound(outcome, visit, request, requestId);
    case "refuse":
      return new NextResponse(outcome.message, {
        status: outcome.status,
        headers: {
          "cache-control": "no-store",
          "content-type": "text/plain",
          "retry-after": String(outcome.retryAfterSeconds),
        },
      });
  }
};

/** Turns what the rules decided into the framework's answer. The request's name goes with it. */
export const respond = (
  outcome: Outcome,
  visit: Visit,
  request: NextRequest,
  requestId: string,
): NextResponse => {
  const response = answer(outcome, visit, request, requestId);
  response.headers.set(requestIdHeader, requestId);
  return response;
};

/** A request that nobody could decide on. Whoever wants a page is sent the one for errors. */
export const failed = (requestId: string): NextResponse =>
  new NextResponse("Internal error", {
    status: 500,
    headers: { "cache-control": noStore, "content-type": "text/plain", [requestIdHeader]: requestId },
  });
