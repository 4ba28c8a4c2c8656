import "server-only";
import { policyOfText } from "#platform/answers/content-policy.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { log } from "#platform/log.ts";
import { handOn } from "./hand-on.ts";
import { refuseBare } from "./refuse-bare.ts";
import type { Transport } from "./transport.ts";

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

/** What says nothing of its own about it shows and runs nothing. */
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
