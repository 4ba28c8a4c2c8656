import { loginAddress } from "#domain/login-address.ts";
import { type PictureFault, pictureQuery } from "#domain/picture-query.ts";
import { routePath } from "#domain/route-paths.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { policyOfText } from "#platform/answers/content-policy.ts";
import { faultStatus } from "./picture-faults.ts";
import type { PictureChange } from "./picture-request.ts";

/** Headers of every response about photos: not cached, no content sniffing, and no subresources. */
export const guardedHeaders = {
  "cache-control": cacheControl.noStore,
  "content-security-policy": policyOfText,
  "x-content-type-options": "nosniff",
} as const;

/** Response to a script: `{ ok: true }`, or `{ error }` with its status. */
export const answerScript = (fault: PictureFault | undefined, retryAfter?: number): Response =>
  Response.json(fault ? { error: fault } : { ok: true }, {
    status: fault ? faultStatus[fault] : 200,
    headers: { ...guardedHeaders, ...(retryAfter && { "retry-after": String(retryAfter) }) },
  });

/** Redirects a form sent without a script to its page, with the result; to the login without a session. */
export const redirectBack = (
  { id, isRequest, pov, locale, removes }: PictureChange,
  fault: PictureFault | undefined,
): Response => {
  const page = routePath(isRequest ? "carRequest" : "tradeInPictures", locale, { id });
  const result: Record<string, string> = fault
    ? { error: fault, pov }
    : { [removes ? "removed" : "saved"]: pov };
  const location =
    fault === "signedOut"
      ? loginAddress(locale, { returnTo: page })
      : `${page}?${pictureQuery(new URLSearchParams(result))}${isRequest ? "#fotos" : ""}`;
  return new Response(null, { status: 303, headers: { ...guardedHeaders, location } });
};
