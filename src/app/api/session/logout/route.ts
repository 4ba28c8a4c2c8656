import { cookies } from "next/headers";
import { NextResponse } from "next/server";
import { endLogin } from "#api/session/log-in.ts";
import { homePath } from "#domain/routes.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { flashCookie } from "#platform/flash.ts";
import { knownLocale } from "#platform/locale.ts";
import { openSession, sessionCookieName, sessionCookies } from "#platform/session.ts";
import { forgottenWizards } from "#wizard/wizard-cookie.ts";

const longestBody = 200;

/**
 * Ends the session, here and at the service: the confirmation page and the signed-in menu post here, with
 * their language.
 */
export const POST = async (request: Request) => {
  const text = await request.text();
  const locale = knownLocale(new URLSearchParams(text.length <= longestBody ? text : "").get("locale"));
  await endLogin(await openSession((await cookies()).get(sessionCookieName())?.value), locale);
  // Relative: behind a proxy the request's address is not the public one.
  const response = new NextResponse(null, { status: 303, headers: { location: homePath(locale) } });
  for (const cookie of [...sessionCookies(undefined), ...forgottenWizards()]) response.cookies.set(cookie);
  response.cookies.set(flashCookie("logged-out"));
  response.headers.set("cache-control", cacheControl.noStore);
  return response;
};
