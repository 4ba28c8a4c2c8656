import "server-only";
import { requestBytes } from "#contract/body-sizes.ts";
import { type ErrorCode, errorCodes } from "#contract/error-codes.ts";
import { readBounded } from "#contract/read-bounded.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { policyOfText } from "#platform/answers/content-policy.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { log } from "#platform/log.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import type { Transport } from "./transport.ts";

/** The error answer for a bad request: `{ error: { code } }`, not cacheable. */
const refuseBare = (code: ErrorCode, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(
    { error: { code } },
    { status: errorCodes[code], headers: { "cache-control": cacheControl.noStore, ...headers } },
  );

const nameOf = (cookie: string): string => cookie.split("=", 1)[0]?.trim() ?? "";

/** Headers of a request with the listed cookies and no other: the services see nothing of the visitor's session. */
const sendCookies = (headers: Headers, listed: readonly string[]): Headers => {
  const sent = new Headers(headers);
  sent.delete("cookie");
  const cookies = (headers.get("cookie") ?? "").split(";").filter((each) => listed.includes(nameOf(each)));
  if (cookies.length > 0) sent.set("cookie", cookies.map((each) => each.trim()).join("; "));
  return sent;
};

/** Headers of an answer in which only the listed cookies are set. */
const keepCookies = (headers: Headers, listed: readonly string[]): Headers => {
  const result = new Headers(headers);
  result.delete("set-cookie");
  for (const cookie of headers.getSetCookie())
    if (listed.includes(nameOf(cookie))) result.append("set-cookie", cookie);
  return result;
};

/** The timeout of the services; clients here, such as a payment provider, wait long. */
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
const handOn = async (
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
  const result = keepCookies(answer.headers, cookies);
  if (!result.has("cache-control")) result.set("cache-control", cacheControl.noStore);
  return new Response(answer.body, { status: answer.status, headers: result });
};

/** A path that is handed on; placeholders in braces take one segment. */
export interface OpenRoute {
  readonly method: string;
  readonly path: string;
  readonly isForThisMachine?: true;
  readonly cookies?: readonly string[];
}

export interface PublicGateway {
  readonly routes: () => readonly OpenRoute[];
  readonly isFromThisMachine: (headers: Headers) => boolean;
  readonly send: Transport["send"];
}

const prefix = "/api/services";

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[\\w.~-]{1,500}")}$`);

/** GET brings HEAD with it, and everything OPTIONS. */
const methodsOf = (routes: readonly OpenRoute[]): readonly string[] => {
  const methods = routes.map(({ method }) => method);
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
};

const answer = async (gateway: PublicGateway, request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(prefix.length).replace(/\/$/, "");
  const here = gateway
    .routes()
    .filter((route) => patternOf(route.path).test(path))
    .filter((route) => !route.isForThisMachine || gateway.isFromThisMachine(request.headers));
  if (here.length === 0) return refuse({ kind: "not-found" });
  const allow = methodsOf(here).join(", ");
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { allow } });
  const wanted = request.method === "HEAD" ? "GET" : request.method;
  const route = here.find(({ method }) => method === wanted);
  if (!route) return refuseBare("method-not-allowed", { allow });
  try {
    return await handOn(request, path + search, route.cookies ?? [], gateway.send);
  } catch (error) {
    log().error({ problem: String(error), path: route.path }, "The embedded services did not answer");
    return refuse({ kind: "unreachable" });
  }
};

/** Adds a policy that allows nothing to an answer without one. */
const withPolicy = (response: Response): Response => {
  const name = "content-security-policy";
  if (!response.headers.has(name)) response.headers.set(name, policyOfText);
  return response;
};

/**
 * Hands requests below `/api/services` on to the embedded services: method, path, query, body and headers as they came,
 * status and headers as they were answered, cookies only where the route lists them. What is no route is 404, and a
 * method that the route does not take 405, neither seen by the services.
 */
export const createPublicGateway =
  (gateway: PublicGateway) =>
  async (request: Request): Promise<Response> =>
    withPolicy(await answer(gateway, request));
