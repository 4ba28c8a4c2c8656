import { createServer, type IncomingMessage } from "node:http";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createLogger } from "#platform/log.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { storefrontsByHttp } from "./storefronts-by-http.ts";

const lines: string[] = [];
const log = createLogger("warn", { write: (line: string) => void lines.push(line) });
afterEach(() => {
  lines.length = 0;
});

type Received = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string };

/** A storefront that answers so; undefined: never. */
const open = async (status: number | undefined, headers: Record<string, string> = {}) => {
  const requests: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    requests.push({ method: request.method, url: request.url, headers: request.headers, body });
    if (status !== undefined) response.writeHead(status, headers).end("{}");
  });
  const { origin } = await listenUntil(onTestFinished, server);
  return { origin, requests };
};

const secret = "a secret of the test";

test("each storefront is told by the route that invalidates pages, with the secret", async () => {
  const all = [await open(200), await open(200)];
  const storefronts = storefrontsByHttp({ origins: all.map(({ origin }) => origin), secret, log });
  expect(await Promise.all(storefronts.map(({ notify }) => notify(["stock", "vehicle:A"])))).toEqual([
    true,
    true,
  ]);
  for (const { requests } of all) {
    expect(requests).toMatchObject([{ method: "POST", url: "/api/revalidate" }]);
    expect(requests[0]?.headers).toMatchObject({
      authorization: `Bearer ${secret}`,
      "content-type": "application/json",
    });
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual({ tags: ["stock", "vehicle:A"] });
  }
});

test.each([403, 500, 502])("an answer of %i counts as not told, and names no secret", async (status) => {
  const { origin } = await open(status);
  const [storefront] = storefrontsByHttp({ origins: [origin], secret, log });
  await expect(storefront?.notify(["stock"])).rejects.toThrow(`It answers ${status}`);
});

test("an answer of 503 says that a part of it was told", async () => {
  const { origin } = await open(503);
  const [storefront] = storefrontsByHttp({ origins: [origin], secret, log });
  expect(await storefront?.notify(["stock"])).toBe(false);
});

test("the secret follows no redirect", async () => {
  const elsewhere = await open(200);
  const { origin } = await open(307, { location: `${elsewhere.origin}/api/revalidate` });
  const [storefront] = storefrontsByHttp({ origins: [origin], secret, log });
  await expect(storefront?.notify(["stock"])).rejects.toThrow("It answers 307");
  expect(elsewhere.requests).toEqual([]);
});

test("a storefront that does not answer is waited for five seconds", async () => {
  const { origin } = await open(undefined);
  const [storefront] = storefrontsByHttp({ origins: [origin], secret, log });
  const { timeout } = AbortSignal;
  const limit = vi
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((ms) => timeout.call(AbortSignal, ms / 50));
  await expect(storefront?.notify(["stock"])).rejects.toThrow("timeout");
  expect(limit).toHaveBeenCalledExactlyOnceWith(5_000);
});

test("without a secret nobody is told, which the log says", () => {
  expect(storefrontsByHttp({ origins: ["http://127.0.0.1:1"], secret: undefined, log })).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("REVALIDATE_SECRET is not set");
});
