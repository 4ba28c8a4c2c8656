import { type NextRequest, NextResponse } from "next/server";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { isSecureSite } from "#platform/env.ts";
import { expiredSessionCookie } from "#platform/session.ts";
import type { Outcome } from "./outcome.ts";

const flashCookie = "volante-flash";
const flashSeconds = 10;

export const redirectTo = (
  { target, status, cacheable, logOut, flash }: Extract<Outcome, { kind: "redirect" }>,
  request: NextRequest,
) => {
  const response = NextResponse.redirect(new URL(target, request.url), status);
  if (!cacheable) response.headers.set("cache-control", cacheControl.nobody);
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
