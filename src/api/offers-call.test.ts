import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startSpecifiedService } from "#tools/specified-service/service.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { type OptionalCall, offersCall } from "./offers-call.ts";
import type { Transport } from "./transport.ts";
import { httpTransport } from "./transport-http.ts";

const chosen = vi.hoisted((): { transport?: Transport } => ({}));
vi.mock("./choose-transport.ts", () => ({ transportFor: () => chosen.transport }));

const optional: readonly OptionalCall[] = [
  ...(["saveSearch", "cancelReservation", "changeAccount", "changePassword"] as const),
  ...(["requestAddressChange", "exportAccount", "deleteAccount"] as const),
];

let service: Awaited<ReturnType<typeof startSpecifiedService>>;
beforeAll(async () => {
  service = await startSpecifiedService();
});
afterAll(() => service.close());
beforeEach(() => {
  forgetProcess();
  service.lie();
  chosen.transport = httpTransport(service.url);
});

test("calls that a service does not have are not offered, which it is asked once, without a token", async () => {
  const before = service.calls.length;
  for (let time = 0; time < 2; time++)
    for (const name of optional) expect([name, await offersCall(name)]).toEqual([name, false]);
  const probes = service.calls.slice(before);
  expect(probes).toHaveLength(optional.length);
  for (const { headers } of probes) expect(headers).not.toHaveProperty("authorization");
});

test.each([
  ["refuses whoever is not signed in", () => Response.json({ status: 401 }, { status: 401 }), true],
  ["finds what it is sent incomplete", () => Response.json({ status: 400 }, { status: 400 }), true],
  ["fails", () => new Response("", { status: 500 }), true],
  ["says that it has it not", () => new Response("", { status: 501 }), false],
  ["knows the path with other methods", () => new Response("", { status: 405 }), false],
] as const)("a service that %s: %s", async (_, answer, isOffered) => {
  service.lie(answer);
  expect(await offersCall("saveSearch")).toBe(isOffered);
});

test("one that does not answer counts as one that has it, before long", async () => {
  service.lie(() => undefined);
  const start = performance.now();
  expect(await offersCall("saveSearch")).toBe(true);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test("what was answered counts for ten minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  expect(await offersCall("saveSearch")).toBe(false);
  service.lie(() => Response.json({ status: 401 }, { status: 401 }));
  vi.setSystemTime(Date.now() + 599_000);
  expect(await offersCall("saveSearch")).toBe(false);
  vi.setSystemTime(Date.now() + 2_000);
  expect(await offersCall("saveSearch")).toBe(true);
  vi.useRealTimers();
});

test("the reference backend in this process has all of them, and is not asked", async () => {
  const send = vi.fn();
  chosen.transport = { mayHang: false, send };
  expect(await offersCall("saveSearch")).toBe(true);
  expect(send).not.toHaveBeenCalled();
});
