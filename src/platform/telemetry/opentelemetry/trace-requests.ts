import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { requestIdHeader } from "../../request-id.ts";
import { telemetry } from "../telemetry.ts";
import { unrecorded } from "./sampler.ts";

export interface RequestTracing {
  readonly tracer: Tracer;
  readonly propagator: TextMapPropagator;
  /** Whether a request goes on with the trace that it names; else it begins one of its own. */
  readonly takesTrace: (request: IncomingMessage) => boolean;
}

/** Files and health checks are many and say little. */
const untraced = /^\/(?:_next\/(?!image)|fonts\/|icons\/|pictures\/|healthz|readyz)/;

const traceRequest = (
  { tracer, propagator, takesTrace }: RequestTracing,
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void => {
  if (untraced.test(request.url ?? "/")) {
    const nothing = tracer.startSpan("request", { attributes: { [unrecorded]: true } }, ROOT_CONTEXT);
    context.with(trace.setSpan(ROOT_CONTEXT, nothing), answer);
    return;
  }
  const parent = takesTrace(request)
    ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
    : ROOT_CONTEXT;
  const attributes = { "http.request.method": request.method ?? "" };
  const span = tracer.startSpan("request", { kind: SpanKind.SERVER, attributes }, parent);
  response.once("close", () => {
    const requestId = response.getHeader(requestIdHeader);
    if (typeof requestId === "string") span.setAttribute("request.id", requestId);
    span.setAttribute("http.response.status_code", response.statusCode);
    if (!response.writableFinished) span.setAttribute("request.left", true);
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(parent, span), answer);
};

const guard = (server: Server, tracing: RequestTracing): void => {
  const emit = server.emit.bind(server);
  server.emit = (event: string | symbol, ...values: unknown[]) => {
    if (event !== "request") return Reflect.apply(emit, server, [event, ...values]);
    const [request, response] = values as [IncomingMessage, ServerResponse];
    traceRequest(tracing, request, response, () => emit("request", request, response));
    return true;
  };
};

/**
 * Gives every request of this process's servers a span that lasts until its answer is out. Node announces each request before it is
 * handed out. To be called before the door is hung: who is refused there leaves no trace.
 */
export const traceRequests = (tracing: RequestTracing): void => {
  const known = telemetry().ownServers;
  const guarded = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server) || known.has(server)) return;
    guarded.add(server);
    guard(server, tracing);
  });
};
