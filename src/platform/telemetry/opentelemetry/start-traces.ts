import {
  context,
  defaultTextMapSetter,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { type Note, type StartedTraces, type Tracing, telemetry } from "../telemetry.ts";
import { cleanSpans } from "./clean-spans.ts";
import { ownTracer } from "./own-tracer.ts";
import { reportTrouble } from "./report-trouble.ts";
import { createSampler } from "./sampler.ts";
import { type RequestTracing, traceRequest } from "./trace-request.ts";

interface TraceOptions extends Pick<RequestTracing, "takesTrace"> {
  readonly service: string;
  /** The collector's address; traces go to `/v1/traces` below it. */
  readonly endpoint: string;
  /** Part of the traces that is recorded, from 0 to 1. */
  readonly share: number;
}

/** How long the collector may take for one batch, in milliseconds. */
const exportMs = 5_000;

/** How long a process that ends waits for what is still to be sent, in milliseconds. */
const lastExportMs = 3_000;

/** Spans that wait to be sent, at most; what comes then is dropped. */
const mostWaiting = 2_048;

const isSampled = (): boolean =>
  ((trace.getActiveSpan()?.spanContext().traceFlags ?? TraceFlags.NONE) & TraceFlags.SAMPLED) !== 0;

const failWith = (span: Span, error: unknown): never => {
  span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
  throw error;
};

/** Ends the span when what the work returns is settled. */
const whileWorking = <Value>(span: Span, work: (note: Note) => Value): Value => {
  const end = (value: unknown) => {
    span.end();
    return value;
  };
  try {
    const value = work((attributes) => void span.setAttributes(attributes));
    if (!(value instanceof Promise)) return end(value) as Value;
    return value.then(end, (error: unknown) => failWith(span, error)) as Value;
  } catch (error) {
    return failWith(span, error);
  }
};

const createTracing = (propagator: W3CTraceContextPropagator): Tracing => {
  const tracer = trace.getTracer(ownTracer);
  const within = <Value>(name: string, options: SpanOptions, work: (note: Note) => Value): Value =>
    tracer.startActiveSpan(name, options, (span) => whileWorking(span, work));
  return {
    inSpan: (name, attributes, work) =>
      isSampled() ? within(name, { attributes }, work) : work(() => undefined),
    inTrace: (name, attributes, work) => within(name, { attributes, root: true }, work),
    headers: () => {
      const headers: Record<string, string> = {};
      propagator.inject(context.active(), headers, defaultTextMapSetter);
      return headers;
    },
    traceId: () => (isSampled() ? trace.getActiveSpan()?.spanContext().traceId : undefined),
  };
};

/**
 * Sends the traces of this process to a collector, by OTLP over HTTP: a batch each five seconds, behind the requests and without a
 * request ever waiting for it.
 */
export const startTraces = ({ endpoint, share, service, takesTrace }: TraceOptions): StartedTraces => {
  reportTrouble();
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    sampler: createSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: cleanSpans(exporter),
        exportTimeoutMillis: exportMs,
        maxQueueSize: mostWaiting,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  // Not for everybody: the framework would take the trace that any visitor names.
  const propagator = new W3CTraceContextPropagator();
  telemetry().tracing = createTracing(propagator);
  const sendLast = async () => {
    const { promise: tooLate, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, lastExportMs);
    await Promise.race([provider.shutdown().catch(() => undefined), tooLate]);
    clearTimeout(timer);
  };
  return { trace: traceRequest({ tracer: trace.getTracer(ownTracer), propagator, takesTrace }), sendLast };
};
