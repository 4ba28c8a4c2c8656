import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** What the exporter sends as JSON, as far as tests look at it. */
interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: Pick<SentSpan, "attributes">;
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const valuesOf = ({ attributes }: Pick<SentSpan, "attributes">): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
};

const spansOf = (text: string) =>
  (JSON.parse(text) as Batch).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        service: String(valuesOf(resource)["service.name"]),
        attributes: valuesOf(span),
      })),
    ),
  );

export type CollectedSpan = ReturnType<typeof spansOf>[number];

/**
 * A collector of traces that takes OTLP over HTTP, on a free port of this machine.
 * @param hangs it takes what it is sent and never answers
 */
export const startCollector = async ({ hangs = false }: { readonly hangs?: boolean } = {}) => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await bodyOf(request));
    if (!hangs) response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that it was sent, as text. */
    bodies,
    spans: (): readonly CollectedSpan[] => bodies.flatMap(spansOf),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** A span and everything that it is a part of, from the nearest on. */
export const ancestry = (
  spans: readonly CollectedSpan[],
  span: CollectedSpan | undefined,
): readonly CollectedSpan[] => {
  if (span === undefined) return [];
  return [
    span,
    ...ancestry(
      spans,
      spans.find(({ spanId }) => spanId === span.parentSpanId),
    ),
  ];
};
