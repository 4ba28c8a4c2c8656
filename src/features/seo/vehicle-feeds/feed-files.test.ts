import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { InterceptableResponse } from "#platform/interceptable-response.ts";
import { fail, ok } from "#platform/result.ts";
import { readFeed } from "#tools/test-support/feed-rules.ts";
import { feedVehicle } from "./sample-vehicle.ts";

const folder = mkdtempSync(join(tmpdir(), "vehicle-feeds-"));
vi.mock("#platform/page-cache/directory.ts", () => ({ pageCacheDirectory: () => folder }));
const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const requestSearch = vi.hoisted(() => vi.fn());
vi.mock("#api/request-search.ts", () => ({ requestSearch }));
const isPublicDemo = vi.hoisted(() => vi.fn(() => false));
vi.mock("#api/known-shop.ts", async (load) => ({
  ...(await load<typeof import("#api/known-shop.ts")>()),
  isPublicDemo,
}));
const { sendFeeds } = await import("./send-feed.ts");

const made = () => join(folder, "vehicle-feeds");
let size = 0;
let stockFails = false;
const batch = 250;
const walks = () => call.mock.calls.filter(([name, { query }]) => name === "stock" && !query.after).length;

const server = createServer({ ServerResponse: InterceptableResponse }, (request, response) =>
  sendFeeds(request, response, () => response.writeHead(404).end()),
);
let origin = "";
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T10:00:00Z") });
  stockFails = false;
  size = 3;
  call.mockImplementation(async (name, { query, params }) => {
    if (name === "dropdowns")
      return ok({ financeConfig: { contractExpenses: 350, contractExpensesIncluded: false } });
    if (name === "vehicle") return ok(feedVehicle(Number(params.vin.slice(11))));
    if (stockFails) return fail("timeout", "too late");
    const { after = 0 } = query;
    const count = Math.min(batch, size - after);
    const vehicles = Array.from({ length: count }, (_, at) => feedVehicle(after + at));
    return ok({ vehicles, next: count === batch ? after + batch : undefined });
  });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(made(), { recursive: true, force: true });
  call.mockReset();
});

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
// Else it would request what is not cached, for its condition.
const fetchFeed = (headers: Record<string, string> = {}, path = "/feeds/google-es.csv") =>
  fetch(origin + path, { headers: { "cache-control": "max-age=0", ...headers } });
const vinsOf = async (answer: Response) => readFeed(await answer.text()).map(({ VIN }) => VIN);

test("all who request feeds share one walk through the stock, and unchanged ones are not sent again", async () => {
  const paths = ["google", "meta", "stock"].map((name) => `/feeds/${name}-es.csv`);
  const answers = await Promise.all([...paths, ...paths].map((path) => fetchFeed({}, path)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(walks()).toBe(1);
  const [answer] = answers;
  expect(await vinsOf(answer as Response)).toHaveLength(3);
  const { etag = "", "last-modified": changed = "" } = Object.fromEntries(answer?.headers ?? []);
  later(20);
  expect((await fetchFeed({ "if-none-match": etag })).status).toBe(304);
  await vi.waitFor(() => expect(walks()).toBe(2));
  later(120);
  expect((await fetchFeed({ "if-none-match": etag })).status).toBe(304);
  expect((await fetchFeed({ "if-modified-since": changed })).status).toBe(304);
  size = 4;
  const earlier = readdirSync(made()).map((name) => join(made(), name));
  for (const path of earlier) utimesSync(path, 0, 0);
  later(120);
  const next = await fetchFeed({ "if-none-match": etag, "if-modified-since": changed });
  expect([next.status, (await vinsOf(next)).length]).toEqual([200, 4]);
  expect(readdirSync(made())).toHaveLength(4);
});

test("a feed whose services fail is the earlier one for a day, and never half a file", async () => {
  stockFails = true;
  expect((await fetchFeed()).status).toBe(503);
  stockFails = false;
  expect((await fetchFeed()).status).toBe(200);
  stockFails = true;
  later(120);
  expect((await fetchFeed()).status).toBe(200);
  later(24 * 60);
  expect((await fetchFeed()).status).toBe(503);
  expect(readdirSync(made()).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("a service without batches has its lists read, and each vehicle once although the list moves", async () => {
  const answerBySpecification = call.getMockImplementation();
  call.mockImplementation(async (name, input) =>
    name === "stock" ? fail("not-implemented", "") : answerBySpecification?.(name, input),
  );
  const cards = (...numbers: readonly number[]) => numbers.map((number) => feedVehicle(number).card);
  const pages = [cards(1, 2), [...cards(2, 3), { ...feedVehicle(4).card, reserved: true }]];
  requestSearch.mockImplementation(async ({ components: [{ data }] }) =>
    ok({ result: { vehicles: pages[data.page - 1], page: { count: 2 }, isPaged: true } }),
  );
  expect(await vinsOf(await fetchFeed())).toEqual([1, 2, 3].map((number) => feedVehicle(number).vehicle.vin));
});

test("there is no feed by another name, in another language, or of a demo that is public", async () => {
  for (const path of ["/feeds/google-fr.csv", "/feeds/other-es.csv", "/feeds/google-es.csv/"])
    expect((await fetchFeed({}, path)).status).toBe(404);
  isPublicDemo.mockReturnValueOnce(true);
  expect((await fetchFeed()).status).toBe(404);
});

/** Takes as many bytes as it wants and leaves; returns how many, and the lines in them. */
const sip = async (bytes: number, headers: Record<string, string> = {}) => {
  const request = get(`${origin}/feeds/stock-es.csv`, { agent: false, headers });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const read = { bytes: 0, lines: 0 };
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    read.bytes += chunk.length;
    read.lines += chunk.toString("latin1").split("\n").length - 1;
    if (read.bytes >= bytes) break;
  }
  request.destroy();
  return read;
};

/** What the process grows by at most while something is done, in megabytes. */
const growthOf = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> => {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const value = await work();
  clearInterval(timer);
  return [value, (most - before) / 1024 ** 2];
};

test("100,000 vehicles for a thousand clients, while the stock is imported, take one walk and the memory of 20,000", {
  tags: ["all"],
  timeout: 600_000,
}, async () => {
  vi.useRealTimers();
  const serve = async (vehicles: number) => {
    rmSync(made(), { recursive: true, force: true });
    call.mockClear();
    size = vehicles;
    const importing = setInterval(() => {
      size += 1;
    }, 100);
    const gzip = { "accept-encoding": "gzip" };
    const clients = Array.from({ length: 1_000 }, () => sip(200_000, gzip));
    const [reads, growth] = await growthOf(() => Promise.all(clients));
    clearInterval(importing);
    expect(walks()).toBe(1);
    return { growth, least: Math.min(...reads.map(({ bytes }) => bytes)) };
  };
  const few = await serve(20_000);
  const many = await serve(100_000);
  expect(many.least).toBeGreaterThanOrEqual(200_000);
  expect(many.growth).toBeLessThan(few.growth + 100);
  const [whole, alone] = await growthOf(() => sip(Number.POSITIVE_INFINITY));
  expect(whole.lines).toBeGreaterThan(100_000);
  expect(alone).toBeLessThan(50);
});
