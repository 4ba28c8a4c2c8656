import { NextResponse } from "next/server";
import { ownOrigins } from "#platform/own-origins.ts";
import { expiredSessionCookie } from "#platform/session.ts";

/** Ends the session; the confirmation page posts here. Refused from foreign pages. */
export const POST = (request: Request) => {
  const origin = request.headers.get("origin");
  if (!origin || !ownOrigins(request).includes(origin))
    return new Response("Foreign origin", { status: 403 });
  // Relative: behind a proxy the address that the request was called by is not the public one.
  const response = new NextResponse(null, { status: 303, headers: { location: "/" } });
  response.cookies.set(expiredSessionCookie());
  response.headers.set("cache-control", "private, no-store");
  return response;
};
