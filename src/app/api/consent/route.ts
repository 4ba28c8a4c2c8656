import { NextResponse } from "next/server";
import { consentCookie, consentSeconds, isConsentChoice } from "#domain/consent.ts";
import { pathWithin } from "#domain/path-within.ts";
import { consentField } from "#features/consent/consent-script.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { isSecureSite } from "#platform/env.ts";
import { ownOrigins } from "#platform/own-origins.ts";

const longestBody = 200;

/** The page that the form was on, as the browser tells it; the home page when it tells none of ours. */
const returnPath = (request: Request): string =>
  pathWithin(request.headers.get("referer"), ownOrigins(request)) ?? "/";

const isNavigation = ({ headers }: Request): boolean =>
  ["navigate", null].includes(headers.get("sec-fetch-mode"));

/** Keeps the answer about cookies: for the plain form a redirect back, for the beacon of the inline script just as well. */
export const POST = async (request: Request) => {
  const text = await request.text();
  const choice = text.length <= longestBody ? new URLSearchParams(text).get(consentField) : undefined;
  if (!isConsentChoice(choice))
    return refuse({ kind: "invalid", message: `Expected ${consentField}=all or ${consentField}=necessary` });
  const response = new NextResponse(null, {
    // Whoever answered in place is not shown a page: a beacon would fetch it for nothing.
    ...(isNavigation(request)
      ? { status: 303, headers: { location: `${returnPath(request)}#consent-${choice}` } }
      : { status: 204 }),
  });
  response.headers.set("cache-control", cacheControl.nobody);
  response.cookies.set(consentCookie, choice, {
    path: "/",
    maxAge: consentSeconds,
    sameSite: "lax",
    secure: isSecureSite(),
  });
  return response;
};
