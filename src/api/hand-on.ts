import "server-only";
import { requestBytes } from "#contract/body-sizes.ts";
import { readBounded } from "#contract/read-bounded.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { keepCookies, sendCookies } from "./public-cookies.ts";
import { refuseBare } from "./refuse-bare.ts";
import type { Transport } from "./transport.ts";

/** How long the services may take; whoever calls here has patience, a payment provider for one. */
const milliseconds = 20_000;

/** The body as it came, byte by byte, since signatures are made over it; or why there is none. */
const bodyOf = async (request: Request): Promise<ArrayBuffer | Response> => {
  const bytes = await readBounded(request, requestBytes.json).catch(() => null);
  if (bytes === null) return refuseBare("broken-body");
  return bytes ?? refuseBare("too-large");
};

/**
 * Sends a request to the services under another path, and answers what they answer.
 * @param path with its query
 * @param cookies names of those that pass, in both directions
 * @throws whatever the services' opening throws, or a TimeoutError
 */
export const handOn = async (
  request: Request,
  path: string,
  cookies: readonly string[],
  send: Transport["send"],
): Promise<Response> => {
  const body = await bodyOf(request);
  if (body instanceof Response) return body;
  const headers = sendCookies(request.headers, cookies);
  const sent = { path, method: request.method, headers, ...(body.byteLength > 0 && { body }) };
  const answer = await withTimeout(milliseconds, (signal) => send(sent, signal));
  const kept = keepCookies(answer.headers, cookies);
  if (!kept.has("cache-control")) kept.set("cache-control", cacheControl.nobody);
  return new Response(answer.body, { status: answer.status, headers: kept });
};
