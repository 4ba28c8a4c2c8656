import { cookies } from "next/headers";
import { NextResponse } from "next/server";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { lacksToken, openSession, sessionCookieName, sessionCookies } from "#platform/session.ts";

/**
 * Resets the login data (specification section 4, startup sequence, 6): the rest of a session whose token was
 * emptied. The login page posts here while it shows the provider's form. A signed-in visitor stays signed in,
 * and a sign-in in progress continues.
 */
export const POST = async (): Promise<Response> => {
  const session = await openSession((await cookies()).get(sessionCookieName())?.value);
  const response = new NextResponse(null, { status: 204 });
  if (lacksToken(session)) for (const cookie of sessionCookies(undefined)) response.cookies.set(cookie);
  response.headers.set("cache-control", cacheControl.noStore);
  return response;
};
