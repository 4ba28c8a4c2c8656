import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startRedis } from "#tools/test-support/start-redis.ts";
import { connectRedis } from "../redis/shared-redis.ts";
import {
  lastInvalidationOf,
  lastTagInvalidationOf,
  markAllInvalidated,
  markInvalidated,
} from "./invalidated-tags.ts";
import { bytesOf } from "./page-bytes.ts";
import { type CacheablePage, diskStore, sharedStore } from "./page-stores.ts";

const known = vi.hoisted(() => ({
  client: undefined as Redis | undefined,
  isFollowed: true,
}));
vi.mock("../redis/shared-redis.ts", async (original) => ({
  ...(await original<typeof import("../redis/shared-redis.ts")>()),
  sharedRedis: () => known.client,
}));
vi.mock("./followed-records.ts", () => ({
  isFollowed: () => known.isFollowed,
  knownPositions: () => (known.isFollowed ? {} : undefined),
  lostSince: () => undefined,
}));

const folder = mkdtempSync(join(tmpdir(), "volante-page-stores-"));
vi.mock("./directory.ts", () => ({ pageCacheDirectory: () => folder }));
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
  rmSync(folder, { recursive: true, force: true });
});

const html = `<h1>${"Seat León ".repeat(500)}</h1>`;
const page = (key: string, tags: readonly string[] = ["stock"], renderedAt = Date.now()): CacheablePage => ({
  key,
  status: 200,
  headers: [["content-type", "text/html"]],
  facts: { renderedAt, freshUntil: renderedAt + 60_000, staleUntil: renderedAt + 120_000, tags },
  etag: '"a"',
  bytes: new Map([["identity", Buffer.from(html)]]),
});
const textOf = (found: CacheablePage | undefined) => found && String(bytesOf(found.bytes, "identity"));
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
const nameOf = async (key: string) => {
  const hash = createHash("sha256").update(key).digest("hex");
  return (await client.keys(`*:${hash}`))[0] ?? "none";
};

test("a page on disk is read as it was written, also by the next process, and gone when it is removed", async () => {
  const written = page("/es/a", ["stock", "vehicle:a"]);
  await diskStore.write(written, undefined);
  const read = await diskStore.read("/es/a");
  expect(read).toMatchObject({
    key: "/es/a",
    status: 200,
    headers: written.headers,
    facts: written.facts,
    etag: '"a"',
  });
  expect(textOf(read)).toBe(html);
  expect(await diskStore.has("/es/a")).toBe(true);
  expect(files()).toHaveLength(1);
  await diskStore.remove("/es/a");
  expect([await diskStore.has("/es/a"), await diskStore.read("/es/a")]).toEqual([false, undefined]);
  expect(files()).toEqual([]);
});

test("a page on disk of an earlier process is shown unless its tags have changed since", async () => {
  const midnight = Date.now() + 3_600_000;
  const facts = { ...page("/es/r", ["tag:r"], 1_000).facts, freshUntil: midnight };
  const written = { ...page("/es/r", ["tag:r"], 1_000), facts };
  await diskStore.write(written, { services: "40" });
  // This process learns of all changes at its start.
  markInvalidated(["tag:r"], { at: 5_000, recorded: { in: "services", number: "40" } });
  const unchanged = await diskStore.read("/es/r");
  expect(unchanged?.facts.renderedAt).toBeGreaterThan(5_000);
  // Its day does not grow longer.
  expect(unchanged?.facts.freshUntil).toBe(midnight);
  markInvalidated(["tag:r"], { at: 5_000, recorded: { in: "services", number: "41" } });
  expect((await diskStore.read("/es/r"))?.facts.renderedAt).toBeLessThan(5_000);
  await diskStore.remove("/es/r");
});

test("a page with a query is never on disk: their number is unlimited", async () => {
  await diskStore.write(page("/es/l?fuel=diesel"), undefined);
  expect(files()).toEqual([]);
  expect(await diskStore.has("/es/l?fuel=diesel")).toBe(false);
});

test("a damaged file, and one of another page, is no page", async () => {
  await diskStore.write(page("/es/b"), undefined);
  const [file] = files();
  const path = join(file?.parentPath ?? "", file?.name ?? "");
  const whole = readFileSync(path);
  for (const damaged of [
    Buffer.alloc(0),
    Buffer.from("{}\n"),
    Buffer.from(String(whole).replace("/es/b", "/es/c")),
  ]) {
    writeFileSync(path, damaged);
    expect(await diskStore.read("/es/b")).toBeUndefined();
  }
  await diskStore.remove("/es/b");
});

test("a page in Redis is read as it was written, compressed, apart by build, and gone after a week", async () => {
  await sharedStore.write(page("/es/a", ["stock", "vehicle:a"], Date.now() - 300), { redis: "100-0" });
  const name = await nameOf("/es/a");
  expect(name).toMatch(/^volante:pages:4:[^:]+:[0-9a-f]{64}$/);
  expect(await client.strlen(name)).toBeLessThan(html.length / 5);
  const week = 7 * 86_400_000;
  expect(await client.pttl(name)).toBeGreaterThan(week - 5_000);
  expect(await client.pttl(name)).toBeLessThanOrEqual(week);
  const read = await sharedStore.read("/es/a");
  expect(textOf(read)).toBe(html);
  const age = Date.now() - (read?.facts.renderedAt ?? 0);
  expect(age).toBeGreaterThanOrEqual(300);
  expect(age).toBeLessThan(3_000);
  expect((read?.facts.freshUntil ?? 0) - (read?.facts.renderedAt ?? 0)).toBe(60_000);
  expect([await sharedStore.has("/es/a"), await sharedStore.has("/es/other")]).toEqual([true, false]);
  await sharedStore.remove("/es/a");
  expect([await sharedStore.read("/es/a"), await sharedStore.has("/es/a")]).toEqual([undefined, false]);
});

test("of filtered lists, of which there is no end, one is stored for an hour", async () => {
  await sharedStore.write(page("/es/l?brand=a"), { redis: "100-0" });
  expect(await client.pttl(await nameOf("/es/l?brand=a"))).toBeLessThanOrEqual(3_600_000);
});

test("another clock makes a page neither younger nor older: its age is Redis'", async () => {
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 60_000);
  await sharedStore.write(page("/es/clock", ["stock"], now + 60_000 - 200), { redis: "100-0" });
  vi.restoreAllMocks();
  const read = await sharedStore.read("/es/clock");
  expect(read?.facts.renderedAt).toBeLessThanOrEqual(Date.now() - 200);
  expect(read?.facts.renderedAt).toBeGreaterThan(Date.now() - 5_000);
});

test("what was invalidated after its rendering began is older than the invalidation, also where clocks say otherwise", async () => {
  await sharedStore.write(page("/es/d", ["tag:d"], Date.now() + 60_000), { redis: "100-0" });
  markInvalidated(["tag:d"], { at: 5_000, recorded: { in: "redis", number: "101-0" } });
  expect((await sharedStore.read("/es/d"))?.facts.renderedAt).toBeLessThan(5_000);
  await sharedStore.write(page("/es/d", ["tag:d"], 1_000), { redis: "101-0" });
  expect((await sharedStore.read("/es/d"))?.facts.renderedAt).toBeGreaterThan(5_000);
});

test("an invalidation that could not be announced leaves nothing of what was rendered before it", async () => {
  await sharedStore.write(page("/es/u", ["tag:u"], Date.now() - 1_000), { redis: "100-0" });
  markInvalidated(["tag:u"]);
  expect((await sharedStore.read("/es/u"))?.facts.renderedAt).toBeLessThan(lastTagInvalidationOf(["tag:u"]));
});

test("where everything may have been invalidated, what was rendered before stays older than that", async () => {
  await sharedStore.write(page("/es/all", ["tag:all"], Date.now() - 1_000), { redis: "100-0" });
  markAllInvalidated();
  expect((await sharedStore.read("/es/all"))?.facts.renderedAt).toBeLessThan(lastInvalidationOf([]));
});

test("a process that may have missed an invalidation neither writes nor reads", async () => {
  await sharedStore.write(page("/es/m"), undefined);
  expect(await nameOf("/es/m")).toBe("none");
  await sharedStore.write(page("/es/m"), { redis: "100-0" });
  known.isFollowed = false;
  expect([await sharedStore.read("/es/m"), await sharedStore.has("/es/m")]).toEqual([undefined, false]);
  known.isFollowed = true;
  expect(await sharedStore.read("/es/m")).toBeDefined();
});

test("what is no record is no page", async () => {
  await sharedStore.write(page("/es/x"), { redis: "100-0" });
  await client.set(await nameOf("/es/x"), "nonsense");
  expect(await sharedStore.read("/es/x")).toBeUndefined();
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
    expect(await sharedStore.read("/es/a")).toBeUndefined();
    waited.push(performance.now() - started);
  }
  blocker.disconnect();
  expect(Math.max(...waited)).toBeLessThan(200);
  expect(waited.slice(3).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(100);
});
