import type { IncomingMessage } from "node:http";
import {
  type Attributes,
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  type TextMapPropagator,
  TraceFlags,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  SamplingDecision,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Step } from "../../in-order.ts";
import { requestIdHeader } from "../../request-id.ts";
import { type Note, type StartedTraces, type Tracing, telemetry } from "../telemetry.ts";
import { reportTrouble } from "./report-trouble.ts";

/** Attribute of a span that is not recorded, nor is anything that becomes a part of it, here or elsewhere. */
const unrecorded = "unrecorded";

/** Traces start with a request or a job of ours; spans that the framework starts by itself are no roots. */
const ownRoots = (share: number): Sampler => {
  const ratio = new TraceIdRatioBasedSampler(share);
  return {
    shouldSample: (
      context: Context,
      traceId: string,
      _name: string,
      _kind: SpanKind,
      attributes: Attributes,
    ) =>
      "next.span_category" in attributes || attributes[unrecorded]
        ? { decision: SamplingDecision.NOT_RECORD }
        : ratio.shouldSample(context, traceId),
    toString: () => `OwnRoots{${share}}`,
  };
};

/** Records a share of the traces that start here, from 0 to 1, and the parts of those that are recorded elsewhere. */
const createSampler = (share: number): Sampler => new ParentBasedSampler({ root: ownRoots(share) });

interface RequestTracing {
  readonly tracer: Tracer;
  readonly propagator: TextMapPropagator;
  /** Whether a request continues the trace that it names; else it starts one of its own. */
  readonly takesTrace: (request: IncomingMessage) => boolean;
}

/** Files and health checks are many and say little. */
const untraced = /^\/(?:_next\/(?!image)|fonts\/|icons\/|pictures\/|healthz|readyz)/;

/** Gives a request a span that lasts until its answer is out. */
const traceRequest =
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

/** Name of the tracer whose spans are ours, and not the framework's. */
const ownTracer = "volante";

/**
 * The attributes of the framework's own spans that are exported: route patterns and fixed words. Addresses as they were sent
 * are left out.
 */
const frameworkAttributes = ["next.span_type", "next.route", "http.route", "http.method", "http.status_code"];

const cleanAttributes = ({ attributes }: ReadableSpan): ReadableSpan["attributes"] =>
  Object.fromEntries(
    frameworkAttributes.flatMap((name) => {
      const value = attributes[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Names of the framework hold addresses; its types are a closed list. */
const cleanName = ({ attributes }: ReadableSpan): string => String(attributes["next.span_type"] ?? "next");

const cleanSpan = (span: ReadableSpan): ReadableSpan => {
  const isOwn = span.instrumentationScope.name === ownTracer;
  const { code } = span.status;
  return Object.create(span, {
    name: { value: isOwn ? span.name : cleanName(span) },
    attributes: { value: isOwn ? span.attributes : cleanAttributes(span) },
    // Texts of errors quote what they are about.
    status: { value: { code } },
    events: { value: [] },
  }) as ReadableSpan;
};

/** Hands spans on without anything that the framework has written into them about a visitor. */
const cleanSpans = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
  shutdown: () => exporter.shutdown(),
});

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
  // Not global: the framework would continue the trace that any client names.
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
