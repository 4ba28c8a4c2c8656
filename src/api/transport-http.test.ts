import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { telemetry } from "#platform/telemetry/telemetry.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { httpTransport } from "./transport-http.ts";

let elsewhere = 0;
let trace: unknown;
const server = createServer((request, response) => {
  trace = request.headers.traceparent;
  if (request.url === "/elsewhere") {
    elsewhere += 1;
    response.end("{}");
    return;
  }
  const status = Number(request.url?.slice(1));
  response.writeHead(status, { location: "/elsewhere" }).end();
});

const { origin: base } = await listenUntil(afterAll, server);

test.each([301, 302, 303, 307, 308])("a service that sends elsewhere with %d has failed", async (status) => {
  const headers = new Headers({ authorization: "Bearer secret" });
  const call = { path: `/${status}`, method: "GET", headers } as const;
  await expect(httpTransport(base).send(call, AbortSignal.timeout(5_000))).rejects.toThrow();
  expect(elsewhere).toBe(0);
});

test("a service is told the trace that its call is a part of, where there is one", async () => {
  const call = { path: "/200", method: "GET", headers: new Headers() } as const;
  await httpTransport(base).send(call, AbortSignal.timeout(5_000));
  expect(trace).toBeUndefined();
  const traceparent = `00-${"ab".repeat(16)}-${"cd".repeat(8)}-01`;
  telemetry().tracing = {
    inSpan: (_name, _attributes, work) => work(() => undefined),
    inTrace: (_name, _attributes, work) => work(() => undefined),
    headers: () => ({ traceparent }),
    traceId: () => undefined,
  };
  await httpTransport(base).send(call, AbortSignal.timeout(5_000));
  expect(trace).toBe(traceparent);
  telemetry().tracing = undefined;
});
