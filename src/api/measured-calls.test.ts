import { setTimeout as pause } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import type { Database } from "#backend/store/database.ts";
import { openEmbeddedTestDatabase } from "#backend/store/test-database.ts";
import { traceEmbedded } from "#backend/store/trace-queries.ts";
import { sampleInputs } from "#contract/sample-inputs.ts";
import { startTraces } from "#platform/telemetry/opentelemetry/start-traces.ts";
import { inTrace } from "#platform/telemetry/spans.ts";
import { telemetry } from "#platform/telemetry/telemetry.ts";
import { ancestry, startCollector } from "#tools/test-support/start-collector.ts";
import { createCall } from "./call.ts";
import { transportTo } from "./embedded-backend.ts";
import { sharedResilience } from "./resilience.ts";
import type { Transport } from "./transport.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
  traceEmbedded((database.orm as unknown as { $client: PGlite }).$client);
});
afterAll(() => database.close());

const observe = vi.fn();
beforeEach(() => {
  telemetry().metering = { count: vi.fn(), observe };
});
afterEach(() => {
  observe.mockReset();
  telemetry().metering = undefined;
});

const answering = (status: number): Transport => ({
  mayHang: true,
  send: async () => {
    await pause(20);
    return Response.json(
      status === 200 ? { data: {}, status } : { error: { code: "x", message: "x" }, status },
      {
        status,
      },
    );
  },
});
const caller = { locale: "es" } as const;

test("a call is measured once, in seconds, by its endpoint and what came of it", async () => {
  const good = answering(200);
  const bad = answering(500);
  await createCall(() => good)("seo", sampleInputs.seo, caller);
  await createCall(() => bad)("seo", sampleInputs.seo, caller);
  expect(observe.mock.calls.map(([name, , labels]) => [name, ...Object.values(labels)])).toEqual([
    ["volante_call_duration_seconds", "seo", "ok"],
    ["volante_call_duration_seconds", "seo", "server"],
  ]);
  for (const [, seconds] of observe.mock.calls) expect(seconds).toBeGreaterThan(0.01);
  for (const [, seconds] of observe.mock.calls) expect(seconds).toBeLessThan(5);
});

test("what the breakers of this process say can be read", async () => {
  const states = async () => (await telemetry().gauges.get("volante_breaker_state")?.()) ?? [];
  const dead = answering(500);
  const call = createCall(() => dead, sharedResilience());
  await call("seo", sampleInputs.seo, caller);
  expect(await states()).toEqual([{ labels: { endpoint: "seo" }, value: 0 }]);
  await call("seo", sampleInputs.seo, caller);
  expect(await states()).toEqual([{ labels: { endpoint: "seo" }, value: 2 }]);
});

test("a call to the services in this process is one trace, down to its statements", async () => {
  const collector = await startCollector();
  const takesTrace = () => false;
  const { sendLast } = startTraces({ endpoint: collector.url, share: 1, service: "volante", takesTrace });
  const backend = createBackend(database);
  const call = createCall(() => transportTo(async () => backend));
  await inTrace("request", {}, () => call("redirects", sampleInputs.redirects, caller));
  await sendLast();
  collector.close();
  const spans = collector.spans();
  const statement = spans.find(({ name }) => name === "database");
  expect(statement?.attributes).toEqual({ operation: "select", table: "redirects" });
  const path = ancestry(spans, statement);
  expect(path.map(({ name }) => name)).toEqual(["database", "service", "call", "request"]);
  expect(path[1]?.attributes).toEqual({ endpoint: "GET /redirects", status: 404 });
});
