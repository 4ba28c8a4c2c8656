import { type NextRequest, NextResponse } from "next/server";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { flashCookie } from "#platform/flash.ts";
import type { Outcome } from "./outcome.ts";

export const redirectTo = (
  { target, status, cacheable, flash }: Extract<Outcome, { kind: "redirect" }>,
  request: NextRequest,
) => {
  const response = NextResponse.redirect(new URL(target, request.url), status);
  if (!cacheable) response.headers.set("cache-control", cacheControl.nobody);
  if (flash) response.cookies.set(flashCookie(flash));
  return response;
};
