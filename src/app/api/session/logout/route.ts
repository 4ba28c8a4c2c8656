import { NextResponse } from "next/server";
import { ownOrigins } from "#platform/own-origins.ts";
import { expiredSessionCookie } from "#platform/session.ts";

/** Ends the session; the confirmation page posts here. Refused from foreign pages. */
export function POST(request: Request) {
  const origin = request.headers.get("origin");
  if (!origin || !ownOrigins(request).includes(origin))
    return new Response("Foreign origin", { status: 403 });
  const response = NextResponse.redirect(new URL("/", request.url), 303);
  response.cookies.set(expiredSessionCookie());
  response.headers.set("cache-control", "private, no-store");
  return response;
}
