import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { trace } from "@opentelemetry/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listener } from "#platform/in-order.ts";
import { inOrder } from "#platform/in-order.ts";
import { createLogger } from "#platform/log.ts";
import { ancestry, startCollector } from "#tools/test-support/start-collector.ts";
import { createHttpServer } from "../../create-http-server.ts";
import { inSpan, inTrace, traceHeaders, traceId } from "../spans.ts";
import { startTraces } from "./start-traces.ts";

let collector: Awaited<ReturnType<typeof startCollector>>;
let stop: () => Promise<void>;
let server: Server;
let url: string;

const framework = () => trace.getTracer("next.js");

beforeAll(async () => {
  collector = await startCollector();
  const traces = startTraces({
    endpoint: collector.url,
    share: 1,
    service: "volante",
    takesTrace: ({ headers }) => headers["x-trusted"] === "1",
  });
  stop = traces.sendLast;
  const answer: Listener = async (request, response) => {
    if (request.url === "/behind") {
      response.end(traceId() ?? "");
      return;
    }
    await inSpan("outer", { kind: "page" }, async (note) => {
      await Promise.all(
        ["first", "second"].map((name) =>
          inSpan(name, {}, async () => {
            await fetch(`${url}/behind`, { headers: { ...traceHeaders(), "x-trusted": "1" } });
          }),
        ),
      );
      note({ outcome: "hit" });
    });
    const attributes = {
      "next.span_category": "nextjs",
      "next.span_type": "Middleware.execute",
      "http.target": "/QCANARY/",
    };
    const span = framework().startSpan("GET /QCANARY/", { attributes });
    span.recordException(new Error("QCANARY"));
    span.setStatus({ code: 2, message: "QCANARY" });
    span.end();
    await inSpan("broken", {}, async () => {
      throw new TypeError("QCANARY");
    }).catch(() => undefined);
    response.setHeader("x-request-id", request.url?.slice(1) ?? "").end();
  };
  server = createHttpServer(inOrder([traces.trace, answer]));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(`${url}/request-1`);
  await fetch(`${url}/request-2`, { headers: { traceparent: `00-${"ab".repeat(16)}-${"cd".repeat(8)}-01` } });
  await fetch(`${url}/healthz`);
  framework()
    .startSpan("of its own", { attributes: { "next.span_category": "nextjs" } })
    .end();
  inSpan("of nothing", {}, () => undefined);
  inTrace("job", { job: "send-mail" }, () => undefined);
  await stop();
});

afterAll(() => {
  server.close();
  collector.close();
});

const spansOf = (requestId: string) => {
  const root = collector.spans().find(({ attributes }) => attributes["request.id"] === requestId);
  return { root, spans: collector.spans().filter(({ traceId: id }) => id === root?.traceId) };
};

test("a request is one trace, each part below what it is a part of, through another process and back", () => {
  const { root, spans } = spansOf("request-1");
  expect(root).toMatchObject({ name: "request", service: "volante" });
  expect(root?.attributes).toMatchObject({ "http.request.method": "GET", "http.response.status_code": 200 });
  for (const part of ["first", "second"]) {
    const found = spans.find(({ name }) => name === part);
    const answered = spans.find(({ parentSpanId }) => parentSpanId === found?.spanId);
    expect(ancestry(spans, answered).map(({ name }) => name)).toEqual(["request", part, "outer", "request"]);
    expect(ancestry(spans, answered).at(-1)).toEqual(root);
  }
  expect(spans.find(({ name }) => name === "outer")?.attributes).toEqual({ kind: "page", outcome: "hit" });
});

test("whoever may not name a trace begins one", () => {
  const { root } = spansOf("request-2");
  expect(root?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(root?.traceId).not.toBe("ab".repeat(16));
  expect(root?.parentSpanId).toBeUndefined();
});

test("what fails is marked by its kind, and no span holds what it was about", () => {
  const { spans } = spansOf("request-1");
  expect(spans.find(({ name }) => name === "broken")?.attributes).toEqual({ "error.type": "TypeError" });
  const own = spans.find(({ name }) => name === "Middleware.execute");
  expect(own?.attributes).toEqual({ "next.span_type": "Middleware.execute" });
  expect(collector.bodies.join("\n")).not.toContain("QCANARY");
});

test("nothing is a trace but requests and jobs, and health checks are none", () => {
  const roots = collector.spans().filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(roots.map(({ name }) => name).sort()).toEqual(["job", "request", "request"]);
  // Nor do their own requests.
  expect(new Set(collector.spans().map(({ traceId: id }) => id)).size).toBe(roots.length);
});

test("a line of the log names its trace, and only there", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line: string) => lines.push(line) });
  const id = inTrace("job", {}, () => {
    logger.info("in it");
    return traceId();
  });
  logger.info("outside");
  const [inside, outside] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect([inside?.traceId, outside?.traceId]).toEqual([id, undefined]);
});
