import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import { ownTracer } from "./own-tracer.ts";

/** What of the framework's own spans may be told: patterns of routes and words of its own. Addresses as they were sent are left out. */
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
export const cleanSpans = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
  shutdown: () => exporter.shutdown(),
});
