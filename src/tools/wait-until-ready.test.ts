import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { findFreePort, isPortFree } from "./free-port.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

const requests: number[] = [];

/** Serves these answers to `/readyz` in order, the last one for ever. */
const serveAnswers = async (...statuses: readonly number[]): Promise<string> => {
  const left = [...statuses];
  requests.length = 0;
  const server = createServer((_request, response) => {
    requests.push(Date.now());
    response.writeHead((left.length > 1 ? left.shift() : left[0]) ?? 500);
    const parts = { "content service": "up", "data service": "contract", redis: "away", jobs: "starting" };
    response.end(JSON.stringify({ status: "not ready", parts }));
  });
  return (await listenUntil(onTestFinished, server)).origin;
};

test("a site is ready when it answers 200, not before", async () => {
  expect(await waitUntilReady(await serveAnswers(503, 503, 200), undefined, undefined, { everyMs: 1 })).toBe(
    true,
  );
});

test("a site that is not ready is asked once a second", async () => {
  expect(await waitUntilReady(await serveAnswers(503, 200))).toBe(true);
  const [first = 0, second = 0] = requests;
  expect(requests).toHaveLength(2);
  expect(second - first).toBeGreaterThanOrEqual(990);
});

test("what is missing is said once, after a while", async () => {
  const reported: string[] = [];
  const address = await serveAnswers(503, 503, 503, 503, 200);
  await waitUntilReady(address, undefined, undefined, {
    everyMs: 20,
    reportAfterMs: 30,
    report: (missing) => reported.push(missing),
  });
  expect(reported).toEqual(["data service: contract, redis: away"]);
});

test("a site that is ready in time says nothing", async () => {
  const reported: string[] = [];
  const report = (missing: string) => reported.push(missing);
  await waitUntilReady(await serveAnswers(503, 200), undefined, undefined, { everyMs: 1, report });
  expect(reported).toEqual([]);
});

test("the wait ends when its time is over", async () => {
  expect(await waitUntilReady(await serveAnswers(503), () => true, 300)).toBe(false);
});

test("the wait ends when the server has gone", async () => {
  expect(await waitUntilReady("http://127.0.0.1:1", () => false)).toBe(false);
});

test("a port is free until somebody listens on it", async () => {
  expect(await isPortFree(await findFreePort())).toBe(true);
  const address = await serveAnswers(200);
  expect(await isPortFree(Number(new URL(address).port))).toBe(false);
});
