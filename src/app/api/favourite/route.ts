import { NextResponse } from "next/server";
import { call } from "#api/call.ts";
import { saveFavourite } from "#api/save-favourite.ts";
import { withSession } from "#api/session/with-session.ts";
import type { ServiceFailure } from "#contract/error-codes.ts";
import { loginAddress } from "#domain/login-address.ts";
import { pathWithin } from "#domain/path-within.ts";
import { routePath } from "#domain/route-paths.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { favouriteFields } from "#features/shortlist/favourites/favourite-fields.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { failureStatus } from "#platform/answers/failure-status.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { type FlashName, flashCookie } from "#platform/flash.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { ownOrigins } from "#platform/own-origins.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** Parses the form; empty for another kind of body. The gateway limits its size. */
const readForm = async (request: Request) => {
  const form = await request.formData().catch(() => new FormData());
  const locale = textIn(form, favouriteFields.locale);
  const finance = textIn(form, favouriteFields.finance);
  return {
    vin: textIn(form, favouriteFields.vin),
    locale: knownLocale(locale),
    removes: textIn(form, favouriteFields.change) === "remove",
    ...(finance && { fin: finance }),
  };
};

/** Scripts accept JSON; forms get a redirect. */
const isScript = ({ headers }: Request): boolean =>
  headers.get("accept")?.includes("application/json") ?? false;

const redirectTo = (location: string, flash?: FlashName): Response => {
  const headers = { location, "cache-control": cacheControl.noStore };
  const response = new NextResponse(null, { status: 303, headers });
  if (flash) response.cookies.set(flashCookie(flash));
  return response;
};

/** The page of the button, from the `Referer` header. */
const pageOf = (request: Request, locale: Locale): string =>
  pathWithin(request.headers.get("referer"), ownOrigins(request)) ?? routePath("favourites", locale);

const refuseForm = (error: ServiceFailure, locale: Locale): Response =>
  redirectTo(
    routePath("favourites", locale),
    error.code === "favourite-limit" ? "favourites-full" : "favourite-failed",
  );

/**
 * Adds or removes a favourite: `vin`, `change=remove`. Works without scripts: a form is redirected to the
 * favourites, or to the login with the request, which is carried out after it. Scripts get JSON.
 */
export const POST = limited("favourite", async (request) => {
  const { vin, locale, removes, ...finance } = await readForm(request);
  if (!isVin(vin)) return refuse({ kind: "invalid", message: "Expected a VIN", field: favouriteFields.vin });
  const answer = await withSession<unknown>(locale, (caller) =>
    removes ? call("removeFavourite", { body: { vin } }, caller) : saveFavourite(vin, finance.fin, caller),
  );
  if (answer.ok) {
    if (isScript(request))
      return Response.json({ kept: !removes }, { headers: { "cache-control": cacheControl.noStore } });
    const page = routePath("favourites", locale);
    return removes ? redirectTo(`${page}?removed=${vin}`) : redirectTo(page, "favourite-kept");
  }
  const { error } = answer;
  if (error.kind === "unauthorized") {
    const login = loginAddress(locale, {
      returnTo: pageOf(request, locale),
      ...(!removes && { favourite: vin, ...(finance.fin !== undefined && { financeId: finance.fin }) }),
    });
    return isScript(request) ? refuse({ kind: "unauthorized" }) : redirectTo(login);
  }
  if (!isScript(request)) return refuseForm(error, locale);
  const code = error.code ?? error.kind;
  return Response.json(
    { error: { code } },
    { status: failureStatus(error.kind), headers: { "cache-control": cacheControl.noStore } },
  );
});
