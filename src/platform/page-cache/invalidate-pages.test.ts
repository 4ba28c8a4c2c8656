import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { startRedis } from "#tools/test-support/start-redis.ts";
import { sharedRedis } from "../redis/shared-redis.ts";
import { pageCacheDirectory, readUnrecorded } from "./directory.ts";
import { knownPositions } from "./followed-records.ts";
import { announceInvalidation, followInvalidations, invalidatePages } from "./invalidate-pages.ts";
import {
  invalidationCount,
  isInvalidatedSince,
  lastInvalidationOf,
  lastTagInvalidationOf,
} from "./invalidated-tags.ts";

vi.mock("../redis/shared-redis.ts", async (original) => {
  const real = await original<typeof import("../redis/shared-redis.ts")>();
  let client: Redis | undefined;
  return { ...real, sharedRedis: () => client, useRedis: (url: string) => (client = real.connectRedis(url)) };
});
const { useRedis } = (await import("../redis/shared-redis.ts")) as unknown as {
  useRedis: (url: string) => Redis;
};

const folder = mkdtempSync(join(tmpdir(), "volante-invalidations-"));
let redis: Awaited<ReturnType<typeof startRedis>>;
let other: Redis;
const stop = new AbortController();

/** An invalidation by another process, so long ago. */
const invalidateElsewhere = (tag: string, agoMs = 0): Promise<unknown> =>
  other.xadd("volante:drops:1", agoMs === 0 ? "*" : `${Date.now() - agoMs}-0`, "tags", JSON.stringify([tag]));

beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "fatal");
  vi.stubEnv("DATA_DIR", folder);
  forgetProcess();
  mkdirSync(pageCacheDirectory(), { recursive: true });
  redis = await startRedis();
  other = new Redis(redis.url);
  other.on("error", () => undefined);
});
afterAll(async () => {
  stop.abort();
  other.disconnect();
  sharedRedis()?.disconnect();
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("alone, nothing is told and nothing shared", async () => {
  expect(await announceInvalidation(["alone"])).toBeUndefined();
  expect(knownPositions()?.redis).toBeUndefined();
});

test("what was invalidated before this process came is as old for it as it is", async () => {
  await invalidateElsewhere("early", 60_000);
  useRedis(redis.url);
  void followInvalidations(stop.signal);
  await expect.poll(() => lastTagInvalidationOf(["early"]), { timeout: 5_000 }).toBeGreaterThan(0);
  expect(Date.now() - lastInvalidationOf(["early"])).toBeGreaterThan(59_000);
  expect(Date.now() - lastInvalidationOf(["early"])).toBeLessThan(65_000);
  // The record contains all invalidations: what another process has stored is no older than it is.
  await expect.poll(() => lastInvalidationOf(["never"])).toBe(0);
});

test("what another invalidates is invalidated here at once, and kept answers with it", async () => {
  const count = invalidationCount();
  const before = Date.now();
  await invalidateElsewhere("now");
  await expect.poll(() => lastTagInvalidationOf(["now"]), { interval: 20 }).toBeGreaterThan(0);
  expect(Date.now() - before).toBeLessThan(1_000);
  expect(isInvalidatedSince(count, undefined)).toBe(true);
});

test("what is invalidated here is written for all; an entry that nobody understands is passed over", async () => {
  await other.xadd("volante:drops:1", "*", "tags", "no list");
  expect(await invalidatePages(["ours"])).toBe(true);
  const [newest] = await other.xrevrange("volante:drops:1", "+", "-", "COUNT", 1);
  expect(newest?.[1]).toEqual(["tags", '["ours"]']);
  await expect.poll(() => knownPositions()?.redis).toBe(newest?.[0]);
});

test("a record that others have begun anew while this process was cut off is told from its own", async () => {
  const before = lastInvalidationOf(["whatever"]);
  // Cut off, the record lost, and another process has written before this one is back.
  await other.call("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
  await other.del("volante:drops:1");
  await invalidateElsewhere("first-of-the-new");
  await expect.poll(() => lastInvalidationOf(["whatever"]) > before, { timeout: 5_000 }).toBe(true);
  await expect.poll(() => knownPositions()?.redis, { timeout: 5_000 }).toBeDefined();
});

test("while Redis is away an invalidation is not told, and said so; afterwards all is rendered again and invalidations go on", async () => {
  const { port } = redis;
  await redis.stop();
  await expect.poll(() => knownPositions()?.redis, { timeout: 5_000 }).toBeUndefined();
  expect(await invalidatePages(["untold"])).toBe(false);
  expect(lastTagInvalidationOf(["untold"])).toBeGreaterThan(0);
  // The next process knows of it too.
  expect(Date.now() - readUnrecorded()).toBeLessThan(5_000);
  redis = await startRedis(port);
  const back = Date.now();
  await expect.poll(() => knownPositions()?.redis, { timeout: 5_000 }).toBeDefined();
  // It came back empty: what was invalidated is unknown.
  expect(lastInvalidationOf(["anything"])).toBeGreaterThanOrEqual(back - 1_000);
  await expect.poll(() => other.status, { timeout: 5_000 }).toBe("ready");
  await invalidateElsewhere("later");
  await expect
    .poll(() => lastTagInvalidationOf(["later"]) > lastInvalidationOf(["anything"]), { timeout: 5_000 })
    .toBe(true);
});
