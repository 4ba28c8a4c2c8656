import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import type { Database } from "#backend/store/database.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { HandedOver } from "#contract/handed-over.ts";
import { sampleInputs } from "#contract/sample-inputs.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import type { Result } from "#platform/result.ts";
import { type Call, createCall } from "./call.ts";
import { transportTo } from "./embedded-backend.ts";
import { httpTransport } from "./transport-http.ts";

// How long a call may take is tested elsewhere; a busy machine takes longer than a page would wait.
vi.mock("./call-times.ts", async (load) => {
  const { callTimes } = await load<typeof import("./call-times.ts")>();
  const patient = Object.entries(callTimes).map(([name, time]) => [name, { ...time, milliseconds: 60_000 }]);
  return { callTimes: Object.fromEntries(patient) };
});

const caller = { locale: "es" } as const;
let database: Database;
let server: Server;
const calls: { embedded?: Call; http?: Call } = {};

beforeAll(async () => {
  database = await openSeededTestDatabase();
  const backend = createBackend(database);
  server = await new Promise<Server>((resolve) => {
    const listening = serve({ fetch: backend.fetch, port: 0 }, () => resolve(listening as Server));
  });
  const { port } = server.address() as AddressInfo;
  calls.embedded = createCall(() => transportTo(async () => backend));
  calls.http = createCall(() => httpTransport(`http://127.0.0.1:${port}/`));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});

const through = (name: "embedded" | "http"): Call => {
  const call = calls[name];
  if (!call) throw new Error("The backend is not open");
  return call;
};

const firstVin = async (call: Call): Promise<string> => {
  const answer = await call(
    "componentFiltered",
    { body: { components: [{ id: "1", key: "search", data: { filters: {} } }] } },
    caller,
  );
  return (answer.ok && answer.value.components[0]?.data.vehicles[0]?.vin) || "";
};

describe.each(["embedded", "http"] as const)("%s", (name) => {
  test("reads what a visitor reads", async () => {
    const call = through(name);
    const vin = await firstVin(call);
    expect(vin).toMatch(/^[A-Z0-9]{17}$/);
    const answers: readonly Result<unknown>[] = await Promise.all([
      call("page", { params: { slug: "home" } }, caller),
      call("seo", {}, caller),
      call("dropdowns", {}, caller),
      call("vehicle", { params: { vin } }, caller),
      call("similarVehicles", { params: { vin }, body: {} }, caller),
      call("vehicleStatuses", { body: { vins: [vin] } }, caller),
      call("priceHistory", { params: { vin } }, caller),
      call("dealers", {}, caller),
      call("brands", {}, caller),
      call("footprint", { body: { type: 1, data: "{}" } }, caller),
    ]);
    expect(answers.filter((answer) => !answer.ok)).toEqual([]);
  });

  test("what does not exist is not found, in either language", async () => {
    for (const locale of ["es", "pt"] as const) {
      const page = await through(name)("page", { params: { slug: "no-existe" } }, { locale });
      expect(page).toMatchObject({ ok: false, error: { kind: "not-found", status: 404 } });
    }
  });

  test("every call of the contract is answered by the contract", async () => {
    for (const endpointName of Object.keys(endpoints) as EndpointName[]) {
      const endpoint: Endpoint = endpoints[endpointName];
      const input = sampleInputs[endpointName] as never;
      const answer: Result<unknown> = await through(name)(endpointName, input, caller);
      const outcome = answer.ok ? "ok" : answer.error.kind;
      const expected = ["ok", "not-found", "not-implemented", "invalid", "gone", "unauthorized"];
      expect(expected, `${endpoint.method} ${endpoint.path}: ${JSON.stringify(answer)}`).toContain(outcome);
    }
  });
});

test("both ways give the same answers", async () => {
  const vin = await firstVin(through("embedded"));
  const both = async (ask: (call: Call) => Promise<Result<unknown>>) =>
    Promise.all([ask(through("embedded")), ask(through("http"))]);
  for (const ask of [
    (call: Call) => call("page", { params: { slug: "home" } }, caller),
    (call: Call) => call("vehicle", { params: { vin } }, caller),
    (call: Call) => call("vehicle", { params: { vin: "A".repeat(17) } }, caller),
    (call: Call) => call("dropdowns", {}, caller),
  ]) {
    const [embedded, http] = await both(ask);
    expect(embedded).toEqual(http);
  }
});

test("what a page changes in an answer, the next page does not find", async () => {
  const call = through("embedded");
  const vin = await firstVin(call);
  const reads = [
    () => call("page", { params: { slug: "home" } }, caller),
    () => call("vehicle", { params: { vin } }, caller),
    () => call("similarVehicles", { params: { vin }, body: {} }, caller),
    () => call("dropdowns", {}, caller),
    () => call("dealers", {}, caller),
    () => call("brands", {}, caller),
    () => call("shop", {}, caller),
  ];
  const spoil = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      spoil(each);
      Reflect.set(value, key, "spoilt");
    }
  };
  for (const read of reads) {
    const first = await read();
    const before = structuredClone(first);
    if (first.ok) spoil(first.value);
    expect(first).not.toEqual(before);
    expect(await read()).toEqual(before);
  }
});

test("an answer of this process that breaks the contract is refused like any other", async () => {
  const open = async () => ({
    answer: async () => new HandedOver({ vin: 1 }, { status: 200, headers: new Headers() }),
  });
  const result = await createCall(() => transportTo(open))("shop", {}, caller);
  expect(result.ok).toBe(false);
});

test("opening the database takes nothing of the time of the call that comes first", async () => {
  vi.useFakeTimers();
  const opened = new Promise((resolve) => void setTimeout(resolve, 9_000));
  const open = async () => {
    await opened;
    return { answer: async () => Response.json({ data: null, status: 200 }) };
  };
  const result = createCall(() => transportTo(open))("lead", sampleInputs.lead, caller);
  await vi.advanceTimersByTimeAsync(9_000);
  vi.useRealTimers();
  expect(await result).toEqual({ ok: true, value: null });
});
