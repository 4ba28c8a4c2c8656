import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleInputs } from "#contract/sample-inputs.ts";
import { type Call, createCall } from "./call.ts";
import { httpTransport } from "./transport-http.ts";

const caller = { locale: "es", token: "t" } as const;
const slow = /^\/(?:payments|retake\/\w+\/image)/;

/** What happens to payments and photos; everything else is answered at once. */
let slowAnswer: (response: ServerResponse) => void;
let asked: string[];
let server: Server;
let call: Call;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    const { url = "" } = request;
    asked.push(url);
    request.resume();
    if (slow.test(url)) return slowAnswer(response);
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({ data: url === "/dealers/v2" ? [] : { slug: "x", components: [] }, status: 200 }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  call = createCall(() => httpTransport(`http://127.0.0.1:${port}`));
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const pay = () => call("createPayment", sampleInputs.createPayment, caller);
const upload = () => call("uploadTradeInImage", sampleInputs.uploadTradeInImage, caller);
const list = () => call("componentFiltered", sampleInputs.componentFiltered, caller);

const timed = async <T>(work: Promise<T>): Promise<readonly [T, number]> => {
  const started = performance.now();
  return [await work, performance.now() - started];
};

describe("payments and photos that fail or hang leave lists alone", () => {
  const die = (response: ServerResponse) => void response.writeHead(500).end();

  test("dead ones are left alone, each by a breaker of its own", async () => {
    slowAnswer = die;
    for (let count = 0; count < 8; count += 1) await pay();
    expect(asked.filter((url) => url.startsWith("/payments"))).toHaveLength(5);
    expect(await pay()).toMatchObject({ ok: false, error: { kind: "unreachable" } });
    expect(await list()).toMatchObject({ ok: true });
    expect(await upload()).toMatchObject({ ok: false, error: { kind: "server" } });
    for (let count = 0; count < 8; count += 1) await upload();
    expect(await upload()).toMatchObject({ ok: false, error: { kind: "unreachable" } });
    expect(await list()).toMatchObject({ ok: true });
    expect(await call("dealers", {}, caller)).toMatchObject({ ok: true });
  });

  test("a hundred that hang take nothing of a list's time", async () => {
    await list();
    slowAnswer = () => undefined;
    const hanging = Array.from({ length: 50 }, () => [pay(), upload()]).flat();
    await vi.waitFor(() => expect(asked.filter((url) => slow.test(url))).toHaveLength(100), 10_000);
    for (let count = 0; count < 20; count += 1) {
      const [answer, took] = await timed(list());
      expect(answer).toMatchObject({ ok: true });
      expect(took).toBeLessThan(500);
    }
    server.closeAllConnections();
    for (const answer of await Promise.all(hanging)) expect(answer).toMatchObject({ ok: false });
    expect(await list()).toMatchObject({ ok: true });
  }, 30_000);

  test("a payment that is refused is an answer, which no breaker counts", async () => {
    slowAnswer = (response) =>
      void response
        .writeHead(409, { "content-type": "application/json" })
        .end('{"error":{"code":"vehicle-taken","message":"Taken"},"status":409}');
    for (let count = 0; count < 20; count += 1)
      expect(await pay()).toMatchObject({ error: { kind: "conflict", code: "vehicle-taken" } });
    expect(asked).toHaveLength(20);
  });
});
