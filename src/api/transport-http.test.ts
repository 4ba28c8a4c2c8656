import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { httpTransport } from "./transport-http.ts";

let elsewhere = 0;
const server = createServer((request, response) => {
  if (request.url === "/elsewhere") {
    elsewhere += 1;
    response.end("{}");
    return;
  }
  const status = Number(request.url?.slice(1));
  response.writeHead(status, { location: "/elsewhere" }).end();
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([301, 302, 303, 307, 308])("a service that sends elsewhere with %d has failed", async (status) => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = new Headers({ authorization: "Bearer secret" });
  const call = { path: `/${status}`, method: "GET", headers } as const;
  await expect(httpTransport(base).send(call, AbortSignal.timeout(5_000))).rejects.toThrow();
  expect(elsewhere).toBe(0);
});
