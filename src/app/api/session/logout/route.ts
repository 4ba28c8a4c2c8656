import { NextResponse } from "next/server";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { expiredSessionCookie } from "#platform/session.ts";

/** Ends the session; the confirmation page posts here. */
export const POST = () => {
  // Relative: behind a proxy the address that the request was called by is not the public one.
  const response = new NextResponse(null, { status: 303, headers: { location: "/" } });
  response.cookies.set(expiredSessionCookie());
  response.headers.set("cache-control", cacheControl.nobody);
  return response;
};
