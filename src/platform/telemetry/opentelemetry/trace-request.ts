import type { IncomingMessage } from "node:http";
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
import type { Step } from "../../in-order.ts";
import { requestIdHeader } from "../../request-id.ts";
import { unrecorded } from "./sampler.ts";

export interface RequestTracing {
  readonly tracer: Tracer;
  readonly propagator: TextMapPropagator;
  /** Whether a request goes on with the trace that it names; else it begins one of its own. */
  readonly takesTrace: (request: IncomingMessage) => boolean;
}

/** Files and health checks are many and say little. */
const untraced = /^\/(?:_next\/(?!image)|fonts\/|icons\/|pictures\/|healthz|readyz)/;

/** Gives a request a span that lasts until its answer is out. */
export const traceRequest =
  ({ tracer, propagator, takesTrace }: RequestTracing): Step =>
  (request, response, answer) => {
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
