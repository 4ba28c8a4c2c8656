import { loginAddress } from "#domain/login-address.ts";
import { type PictureFault, pictureQuery } from "#domain/picture-query.ts";
import { routePath } from "#domain/route-paths.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { policyOfText } from "#platform/answers/content-policy.ts";
import { faultStatus } from "./picture-faults.ts";
import type { PictureChange } from "./picture-request.ts";

/** Of every answer about pictures: kept by nobody, taken for nothing but what it says it is, and able to load nothing. */
export const guardedHeaders = {
  "cache-control": cacheControl.nobody,
  "content-security-policy": policyOfText,
  "x-content-type-options": "nosniff",
} as const;

/** What a script is told: `{ ok: true }`, or `{ error }` with its status. */
export const answerScript = (fault: PictureFault | undefined, retryAfter?: number): Response =>
  Response.json(fault ? { error: fault } : { ok: true }, {
    status: fault ? faultStatus[fault] : 200,
    headers: { ...guardedHeaders, ...(retryAfter && { "retry-after": String(retryAfter) }) },
  });

/** Leads a form that was sent without a script back to its page, which says what became of it; by the login where nobody is signed in. */
export const redirectBack = (
  { id, pov, locale, removes }: PictureChange,
  fault: PictureFault | undefined,
): Response => {
  const page = routePath("tradeInPictures", locale, { id });
  const said: Record<string, string> = fault
    ? { error: fault, pov }
    : { [removes ? "removed" : "saved"]: pov };
  const location =
    fault === "signedOut"
      ? loginAddress(locale, { returnTo: page })
      : `${page}?${pictureQuery(new URLSearchParams(said))}`;
  return new Response(null, { status: 303, headers: { ...guardedHeaders, location } });
};
