import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { FeedError } from "./feed-error.ts";
import { claimSource } from "./store/feed-sources.ts";
import { type Watching, watchFeed } from "./watch-feed.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const watch = (source: string, stop: AbortController, more: Partial<Watching> = {}) =>
  watchFeed(database.orm, {
    source,
    everyMs: 1,
    stop: stop.signal,
    importChanged: async () => undefined,
    failed: async () => undefined,
    ...more,
  });

test("a feed is imported again by its tag, also after a failure, until it is stopped", async () => {
  const stop = new AbortController();
  const seen: (string | undefined)[] = [];
  const failures: unknown[] = [];
  await watch("tags", stop, {
    importChanged: async (known) => {
      seen.push(known);
      if (seen.length === 2) throw new FeedError(["cut"]);
      if (seen.length === 4) stop.abort();
      return String(seen.length);
    },
    failed: async (error) => void failures.push(error),
  });
  expect(seen).toEqual([undefined, "1", "1", "3"]);
  expect(failures).toHaveLength(1);
});

test("a stop ends the wait at once, and lets another process watch", async () => {
  for (let round = 0; round < 2; round++) {
    const stop = new AbortController();
    const watching = watch("stopped", stop, { everyMs: 600_000 });
    await wait(20);
    stop.abort();
    await watching;
  }
});

test("a source is watched by one process at a time", async () => {
  const stop = new AbortController();
  const first = watch("one", stop, { everyMs: 600_000 });
  await wait(20);
  await expect(watch("one", new AbortController())).rejects.toThrow('"one" is watched by another process');
  stop.abort();
  await first;
});

test("one that has died is followed by another, and ends if it was only asleep", async () => {
  await claimSource(database.orm, "dead", "a");
  expect(await claimSource(database.orm, "dead", "b")).toBe(false);
  await database.run(
    "update feed_sources set watched_until = now() - interval '1 second' where source = 'dead'",
  );
  expect(await claimSource(database.orm, "dead", "b")).toBe(true);
  expect(await claimSource(database.orm, "dead", "a")).toBe(false);
});
