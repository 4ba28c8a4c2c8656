import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { findFreePort, isPortFree } from "./free-port.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves these answers to `/readyz` in order, the last one for ever. */
const serveAnswers = async (...statuses: readonly number[]): Promise<string> => {
  const left = [...statuses];
  server = createServer((_request, response) => {
    response.writeHead((left.length > 1 ? left.shift() : left[0]) ?? 500).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test("a site is ready when it answers 200, not before", async () => {
  expect(await waitUntilReady(await serveAnswers(503, 503, 200))).toBe(true);
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
