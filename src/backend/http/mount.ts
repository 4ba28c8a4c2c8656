import type { Hono, MiddlewareHandler } from "hono";
import type { z } from "zod";
import { BackendError, NotImplementedError } from "#backend/errors.ts";
import { findCustomer, type SignedIn } from "#backend/identity/find-customer.ts";
import { noteVisit } from "#backend/identity/note-visit.ts";
import { sessionMilliseconds } from "#backend/identity/session-times.ts";
import { type TakeTurns, takeTurns } from "#backend/take-turns.ts";
import { type Endpoint, endpointLabel, type VisitorEndpoint } from "#contract/endpoint.ts";
import { isLarge } from "#contract/errors-of.ts";
import { type ReadRequest, readRequest } from "#contract/read-request.ts";
import type { Logger } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import { inSpan } from "#platform/telemetry/spans.ts";
import type { BackendEnv, Call, CallOf, HandOver } from "./call.ts";
import { errorResponse, invalidResponse } from "./error-response.ts";

/** The token of `Authorization: Bearer ...` (RFC 6750); undefined without the header, empty when the header has no valid token. */
export const readToken = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : (/^bearer +([\w-]{43})$/i.exec(header)?.[1] ?? "");

/** The refusal of a call without a valid token. */
export const refuseToken = (hasToken: boolean, log: Logger): Response => {
  const refusal = errorResponse(new BackendError("unauthorized", "Needs a valid token"), log);
  refusal.headers.set("www-authenticate", hasToken ? 'Bearer error="invalid_token"' : "Bearer");
  return refusal;
};

/** Whether a customer has signed in longer ago than a session lasts that is not remembered. */
const isRemembered = ({ signedInAt }: SignedIn, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() > sessionMilliseconds;

/**
 * Guards an endpoint, implemented or not, and identifies the caller. Where a token is required, a call without a valid one is refused;
 * where it is optional, an invalid one is refused too, so that the caller renews it, unless the endpoint tolerates it. Where no token is
 * expected, none is read.
 */
const guard =
  (endpoint: VisitorEndpoint): MiddlewareHandler<BackendEnv> =>
  async (context, next) => {
    const call = context.get("call");
    const { token: use, forgivesToken, needsRecentSignIn } = endpoint;
    const token = use === "none" ? undefined : readToken(context.req.header("authorization"));
    const customer = token ? await findCustomer(call.orm, token, call.now) : undefined;
    if (!customer && (use === "required" || (token !== undefined && !forgivesToken))) {
      const hasToken = token !== undefined;
      call.log.info({ endpoint: endpointLabel(endpoint), hasToken }, "a call without a valid token");
      return refuseToken(hasToken, call.log);
    }
    if (customer && needsRecentSignIn && isRemembered(customer, call.now)) {
      call.log.info({ endpoint: endpointLabel(endpoint) }, "a call that needs another sign-in");
      return refuseToken(true, call.log);
    }
    context.set("call", { ...call, customer: customer && (await noteVisit(call.orm, customer, call.now)) });
    return next();
  };

const line = perProcess("large-bodies", () => ({
  take: takeTurns({ atOnce: 2, mostWaiting: 8, full: "busy" }),
}));

/**
 * The queue of an endpoint's requests, from before their body is read until the response. Where bodies are megabytes, of which reading
 * makes copies and pictures many times as much, two are processed and eight wait unread; beyond that BackendError `busy`.
 */
const turnsOf =
  (endpoint: Endpoint): TakeTurns =>
  (work) =>
    isLarge(endpoint) ? line().take(work) : work();

/** A handler's result: the envelope's `data`, or bytes where the contract declares them. */
type AnswerOf<E extends Endpoint> = E["data"] extends z.ZodType
  ? z.input<E["data"]>
  : { readonly bytes: ArrayBuffer; readonly contentType: string };

export type Handler<E extends Endpoint, C = CallOf<E>> = (
  input: ReadRequest<E>,
  call: C,
) => Promise<AnswerOf<E>>;

type Asked<E extends Endpoint, C> = {
  readonly endpoint: E;
  readonly handler: Handler<E, C>;
  readonly params: Readonly<Record<string, string>>;
  readonly call: C & Pick<Call, "log">;
  readonly handOver?: HandOver | undefined;
};

/** Parses a request by its endpoint's schemas, has it handled, and wraps the response. Errors become responses. */
export const answerCall = async <E extends Endpoint, C>(
  request: Request,
  { endpoint, handler, params, call, handOver }: Asked<E, C>,
): Promise<Response> => {
  const respond = async (): Promise<Response> => {
    const read = await readRequest(endpoint, request, params);
    if (!read.ok) return invalidResponse(read.error);
    const answer = await handler(read.value, call);
    if (endpoint.data === "blob") return blobResponse(answer as AnswerOf<Endpoint & { data: "blob" }>);
    if (!handOver) return Response.json({ data: answer, status: 200 });
    handOver(answer);
    return new Response();
  };
  return inSpan("service", { endpoint: endpointLabel(endpoint) }, async (note) => {
    const response = await turnsOf(endpoint)(respond).catch((error) => errorResponse(error, call.log));
    note({ status: response.status });
    return response;
  });
};

/**
 * Serves an endpoint of the contract behind its guard: parses the request by its schemas, wraps the response, maps errors. One without a
 * handler responds 501.
 */
export const mount = <E extends VisitorEndpoint>(
  app: Hono<BackendEnv>,
  endpoint: E,
  handler: Handler<E> | undefined,
): void => {
  app.on(endpoint.method, routePattern(endpoint.path), guard(endpoint), async (context) => {
    const call = context.get("call");
    if (handler === undefined) return errorResponse(notOffered(endpoint), call.log);
    const params = context.req.param();
    const { handOver } = context.env;
    return answerCall(context.req.raw, { endpoint, handler, params, call: call as CallOf<E>, handOver });
  });
};

const notOffered = (endpoint: Endpoint) =>
  new NotImplementedError(`${endpointLabel(endpoint)} is not offered yet`);

/** `/brands/{brandId}` in the router's syntax; a page's slug is all that follows, slashes included. */
export const routePattern = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (name === "slug" ? ":slug{.+}" : `:${name}`));

const blobResponse = ({ bytes, contentType }: { bytes: ArrayBuffer; contentType: string }): Response =>
  new Response(bytes, { headers: { "content-type": contentType } });
