import { NextResponse } from "next/server";
import { consentCookie, consentSeconds, isConsentChoice } from "#domain/consent.ts";
import { pathWithin } from "#domain/path-within.ts";
import { consentField } from "#features/consent/consent-script.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { isSecureSite } from "#platform/env.ts";
import { ownOrigins } from "#platform/own-origins.ts";

const longestBody = 200;

/** The page of the form, from the `Referer` header; the home page without one of this site. */
const returnPath = (request: Request): string =>
  pathWithin(request.headers.get("referer"), ownOrigins(request)) ?? "/";

const isNavigation = ({ headers }: Request): boolean =>
  ["navigate", null].includes(headers.get("sec-fetch-mode"));

/** Stores the cookie consent. Redirects back, for the plain form and for the inline script's beacon alike. */
export const POST = async (request: Request) => {
  const text = await request.text();
  const choice = text.length <= longestBody ? new URLSearchParams(text).get(consentField) : undefined;
  if (!isConsentChoice(choice))
    return refuse({ kind: "invalid", message: `Expected ${consentField}=all or ${consentField}=necessary` });
  const response = new NextResponse(null, {
    // For a script without a redirect: a beacon would load the page in vain.
    ...(isNavigation(request)
      ? { status: 303, headers: { location: `${returnPath(request)}#consent-${choice}` } }
      : { status: 204 }),
  });
  response.headers.set("cache-control", cacheControl.noStore);
  response.cookies.set(consentCookie, choice, {
    path: "/",
    maxAge: consentSeconds,
    sameSite: "lax",
    secure: isSecureSite(),
  });
  return response;
};
