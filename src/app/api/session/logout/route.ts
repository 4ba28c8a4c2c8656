import { cookies } from "next/headers";
import { NextResponse } from "next/server";
import { endLogin } from "#api/session/log-in.ts";
import { homePath } from "#domain/routes.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { policyOfPlainPage } from "#platform/answers/content-policy.ts";
import { plainDocument, plainStyle } from "#platform/answers/plain-document.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { flashCookie } from "#platform/flash.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { openSession, sessionCookieName, sessionCookies } from "#platform/session.ts";
import { wordsOf } from "#platform/wording.ts";
import { forgottenWizards } from "#wizard/wizard-cookie.ts";

const longestBody = 200;

/** Goes on to the provider by itself: a form may lead to this site alone, redirects included. */
const leavingPage = (address: string, locale: Locale): NextResponse => {
  const { loggedOut, logOutThere } = wordsOf(locale, "session");
  const content = `<ul><li><a href="${escapeHtml(address)}">${escapeHtml(logOutThere)}</a></li></ul>`;
  return new NextResponse(plainDocument({ locale, title: loggedOut, content }), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policyOfPlainPage([plainStyle]),
      refresh: `0;url=${address}`,
    },
  });
};

/**
 * Ends the session, here and at the service: the confirmation page and the signed-in menu post here, with
 * their language. Where another provider has signed the customer in, goes there to end its session too.
 */
export const POST = async (request: Request) => {
  const text = await request.text();
  const locale = knownLocale(new URLSearchParams(text.length <= longestBody ? text : "").get("locale"));
  const there = await endLogin(await openSession((await cookies()).get(sessionCookieName())?.value), locale);
  // Relative: behind a proxy the request's address is not the public one.
  const response =
    there === undefined
      ? new NextResponse(null, { status: 303, headers: { location: homePath(locale) } })
      : leavingPage(there, locale);
  for (const cookie of [...sessionCookies(undefined), ...forgottenWizards()]) response.cookies.set(cookie);
  response.cookies.set(flashCookie("logged-out"));
  response.headers.set("cache-control", cacheControl.noStore);
  return response;
};
