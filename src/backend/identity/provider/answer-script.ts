import type { Call } from "#backend/http/call.ts";
import { siteOrigin } from "#backend/http/site-address.ts";
import type { ErrorEnvelope } from "#contract/envelope.ts";
import { type ErrorCode, errorCodes } from "#contract/error-codes.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";

/** Whether the request comes from the provider's script, which renders the response itself, or from a form that the browser sends. */
export const isScript = (headers: Headers): boolean =>
  /^application\/json\b/.test(headers.get("accept") ?? "");

/** Only a provider on an origin of its own responds across origins, and only to the storefront. */
const sharing = ({ publicAddress }: Pick<Call, "publicAddress">): Readonly<Record<string, string>> =>
  new URL(publicAddress).origin === siteOrigin()
    ? {}
    : { "access-control-allow-origin": siteOrigin(), vary: "origin" };

const answer = (
  body: object,
  status: number,
  call: Pick<Call, "publicAddress">,
  more: object = {},
): Response =>
  Response.json(body, {
    status,
    headers: { "cache-control": cacheControl.noStore, ...sharing(call), ...more },
  });

/** Where the script redirects the visitor. */
export const leadScript = (location: string, call: Pick<Call, "publicAddress">, cookie: string): Response =>
  answer({ data: { location }, status: 200 }, 200, call, { "set-cookie": cookie });

/** The message that the script shows, in the visitor's language. */
export const refuseScript = (
  {
    code,
    message,
    seconds,
  }: { readonly code: ErrorCode; readonly message: string; readonly seconds?: number },
  call: Pick<Call, "publicAddress">,
): Response => {
  const status = errorCodes[code];
  const body = { error: { code, message }, status } satisfies ErrorEnvelope;
  return answer(body, status, call, seconds === undefined ? {} : { "retry-after": String(seconds) });
};
