import type { Hono } from "hono";
import type { z } from "zod";
import { NotImplementedError } from "#backend/errors.ts";
import { type Endpoint, endpointLabel } from "#contract/endpoint.ts";
import { type ReadRequest, readRequest } from "#contract/read-request.ts";
import { inSpan } from "#platform/telemetry/spans.ts";
import type { BackendEnv, CallOf } from "./call.ts";
import { errorResponse, invalidResponse } from "./error-response.ts";
import { guard } from "./guard.ts";
import { turnsOf } from "./large-bodies.ts";

/** What a handler answers: the envelope's `data`, or bytes where the contract says so. */
type AnswerOf<E extends Endpoint> = E["data"] extends z.ZodType
  ? z.input<E["data"]>
  : { readonly bytes: ArrayBuffer; readonly contentType: string };

export type Handler<E extends Endpoint> = (input: ReadRequest<E>, call: CallOf<E>) => Promise<AnswerOf<E>>;

/**
 * Serves an endpoint of the contract behind its guard: reads the request by its schemas, wraps the answer, maps what is
 * thrown. One without a handler answers 501.
 */
export const mount = <E extends Endpoint>(
  app: Hono<BackendEnv>,
  endpoint: E,
  handler: Handler<E> | undefined,
): void => {
  const inTurn = turnsOf(endpoint);
  app.on(endpoint.method, routePattern(endpoint.path), guard(endpoint), async (context) => {
    const call = context.get("call");
    if (handler === undefined) return errorResponse(notOffered(endpoint), call.log);
    const respond = async (): Promise<Response> => {
      const request = await readRequest(endpoint, context.req.raw, context.req.param());
      if (!request.ok) return invalidResponse(request.error);
      const answer = await handler(request.value, call as CallOf<E>);
      if (endpoint.data === "blob") return blobResponse(answer as AnswerOf<Endpoint & { data: "blob" }>);
      return Response.json({ data: answer, status: 200 });
    };
    return inSpan("service", { endpoint: endpointLabel(endpoint) }, async (note) => {
      const response = await inTurn(respond).catch((error) => errorResponse(error, call.log));
      note({ status: response.status });
      return response;
    });
  });
};

const notOffered = (endpoint: Endpoint) =>
  new NotImplementedError(`${endpointLabel(endpoint)} is not offered yet`);

/** `/brands/{brandId}` as the router writes it; a page's slug is all that follows, slashes included. */
export const routePattern = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (name === "slug" ? ":slug{.+}" : `:${name}`));

const blobResponse = ({ bytes, contentType }: { bytes: ArrayBuffer; contentType: string }): Response =>
  new Response(bytes, { headers: { "content-type": contentType } });
