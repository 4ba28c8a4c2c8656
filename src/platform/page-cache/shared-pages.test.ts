import { once } from "node:events";
import type { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startRedis } from "#tools/test-support/start-redis.ts";
import { connectRedis } from "../redis/shared-redis.ts";
import type { AppPage } from "./file-system-cache.ts";
import {
  lastInvalidationOf,
  lastTagInvalidationOf,
  markAllInvalidated,
  markInvalidated,
} from "./invalidated-tags.ts";
import { isOneShared, readShared, removeShared, writeShared } from "./shared-pages.ts";

const known = vi.hoisted(() => ({
  client: undefined as Redis | undefined,
  seen: "100-0" as string | undefined,
}));
vi.mock("../redis/shared-redis.ts", async (original) => ({
  ...(await original<typeof import("../redis/shared-redis.ts")>()),
  sharedRedis: () => known.client,
}));
vi.mock("./invalidate-pages.ts", () => ({ lastSeenInvalidation: () => known.seen }));

let redis: Awaited<ReturnType<typeof startRedis>>;
let client: Redis;
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "fatal");
  redis = await startRedis();
  client = connectRedis(redis.url);
  known.client = client;
  await once(client, "ready");
});
afterAll(async () => {
  client.disconnect();
  await redis.stop();
});

const lifetime = { revalidate: 60, expire: 120 };
const page = (tags: string, html = `<h1>${"Seat León ".repeat(500)}</h1>`) =>
  ({
    kind: "APP_PAGE",
    html,
    headers: { "x-next-cache-tags": tags, etag: "a" },
    status: 200,
  }) as unknown as AppPage;

test("a page is read as it was written, compressed, apart by build, and gone after a week", async () => {
  const written = page("stock,vehicle:a");
  await writeShared("/k/$/es/a", written, lifetime, { startedAt: Date.now() - 300, seen: "100-0" });
  const [name = ""] = await client.keys("*");
  expect(name).toMatch(/^volante:pages:1:[^:]+:\/k\/\$\/es\/a$/);
  expect(await client.strlen(name)).toBeLessThan(written.html.length / 5);
  const week = 7 * 86_400_000;
  expect(await client.pttl(name)).toBeGreaterThan(week - 5_000);
  expect(await client.pttl(name)).toBeLessThanOrEqual(week);
  const read = await readShared("/k/$/es/a");
  expect(read?.value).toMatchObject({ html: written.html, headers: written.headers, status: 200 });
  expect(read?.cacheControl).toEqual(lifetime);
  expect(Date.now() - (read?.lastModified ?? 0)).toBeGreaterThanOrEqual(300);
  expect(Date.now() - (read?.lastModified ?? 0)).toBeLessThan(3_000);
  expect(await isOneShared(["/k/$/es/other", "/k/$/es/a"])).toBe(true);
  await removeShared("/k/$/es/a");
  expect(await readShared("/k/$/es/a")).toBeUndefined();
  expect(await isOneShared(["/k/$/es/a"])).toBe(false);
});

test("of filtered lists, of which there is no end, one is kept for an hour", async () => {
  await writeShared("/k/$/es/l/q~a", page("stock"), lifetime, { startedAt: Date.now(), seen: "100-0" });
  const [name = ""] = await client.keys("*q~a");
  expect(await client.pttl(name)).toBeLessThanOrEqual(3_600_000);
});

test("another clock makes a page neither younger nor older: its age is Redis'", async () => {
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 60_000);
  await writeShared("/k/$/es/clock", page("stock"), lifetime, {
    startedAt: now + 60_000 - 200,
    seen: "100-0",
  });
  vi.restoreAllMocks();
  const read = await readShared("/k/$/es/clock");
  expect(read?.lastModified).toBeLessThanOrEqual(Date.now() - 200);
  expect(read?.lastModified).toBeGreaterThan(Date.now() - 5_000);
});

test("what was invalidated after its rendering began is older than the invalidation, also where clocks say otherwise", async () => {
  await writeShared("/k/$/es/d", page("tag:d"), lifetime, { startedAt: Date.now() + 60_000, seen: "100-0" });
  markInvalidated(["tag:d"], { at: 5_000, number: "101-0" });
  expect((await readShared("/k/$/es/d"))?.lastModified).toBeLessThan(5_000);
  await writeShared("/k/$/es/d", page("tag:d"), lifetime, { startedAt: 1_000, seen: "101-0" });
  expect((await readShared("/k/$/es/d"))?.lastModified).toBeGreaterThan(5_000);
});

test("an invalidation that could not be told leaves nothing of what was rendered before it", async () => {
  await writeShared("/k/$/es/u", page("tag:u"), lifetime, { startedAt: Date.now() - 1_000, seen: "100-0" });
  markInvalidated(["tag:u"]);
  expect((await readShared("/k/$/es/u"))?.lastModified).toBeLessThan(lastTagInvalidationOf(["tag:u"]));
});

test("where everything may have been invalidated, what was rendered before stays older than that", async () => {
  await writeShared("/k/$/es/all", page("tag:all"), lifetime, {
    startedAt: Date.now() - 1_000,
    seen: "100-0",
  });
  markAllInvalidated();
  expect((await readShared("/k/$/es/all"))?.lastModified).toBeLessThan(lastInvalidationOf([]));
});

test("whoever may have missed an invalidation neither gives nor takes", async () => {
  await writeShared("/k/$/es/m", page("stock"), lifetime, { startedAt: Date.now(), seen: undefined });
  expect(await client.exists((await client.keys("*/es/m"))[0] ?? "none")).toBe(0);
  await writeShared("/k/$/es/m", page("stock"), lifetime, { startedAt: Date.now(), seen: "100-0" });
  known.seen = undefined;
  expect(await readShared("/k/$/es/m")).toBeUndefined();
  expect(await isOneShared(["/k/$/es/m"])).toBe(false);
  known.seen = "100-0";
  expect(await readShared("/k/$/es/m")).toBeDefined();
});

test("what is no record is no page", async () => {
  await writeShared("/k/$/es/x", page("stock"), lifetime, { startedAt: Date.now(), seen: "100-0" });
  const [name = ""] = await client.keys("*/es/x");
  await client.set(name, "nonsense");
  expect(await readShared("/k/$/es/x")).toBeUndefined();
});

test("a silent Redis is waited for 50 ms, and after a few times not at all for a while", async () => {
  await client.config("SET", "busy-reply-threshold", "0");
  const blocker = connectRedis(redis.url);
  await expect.poll(() => blocker.status).toBe("ready");
  // It sleeps for a second and does not answer.
  blocker.call("DEBUG", "SLEEP", "1").catch(() => undefined);
  const waited: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const started = performance.now();
    expect(await readShared("/k/$/es/a")).toBeUndefined();
    waited.push(performance.now() - started);
  }
  blocker.disconnect();
  expect(Math.max(...waited)).toBeLessThan(200);
  expect(waited.slice(3).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(100);
});
