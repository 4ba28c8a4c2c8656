import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildId } from "../build-id.ts";
import { cacheLifetimes } from "../cache-lifetimes.ts";
import { log } from "../log.ts";
import { queryRedis } from "../redis/query-redis.ts";
import { pageCacheDirectory } from "./directory.ts";
import { lastSeenInvalidation } from "./invalidate-pages.ts";
import { isInvalidatedAfter, lastTagInvalidationOf } from "./invalidated-tags.ts";
import { isQueryPage, type PackedPage, packPage, unpackPage } from "./stored-page.ts";

type CacheablePage = PackedPage["page"];

/** A place beyond the memory of this process. None of its functions rejects. */
export interface PageStore {
  readonly tier: "disk" | "shared";
  readonly read: (key: string) => Promise<CacheablePage | undefined>;
  readonly has: (key: string) => Promise<boolean>;
  /** @param seen the last invalidation that was known when the rendering started; undefined where none were followed */
  readonly write: (page: CacheablePage, seen: string | undefined) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

const unpack = (packed: Buffer, key: string): PackedPage | undefined => {
  try {
    const found = unpackPage(packed);
    return found.page.key === key ? found : undefined;
  } catch (err) {
    log().warn({ err }, "A stored page could not be read");
    return undefined;
  }
};

const fileOf = (key: string): string => {
  const name = createHash("sha256").update(key).digest("hex");
  return join(pageCacheDirectory(), name.slice(0, 2), name);
};

/** The pages of this build in the folder of the data: they survive a restart. Not those of a query. */
export const diskStore: PageStore = {
  tier: "disk",
  read: async (key) => {
    if (isQueryPage(key)) return undefined;
    const packed = await readFile(fileOf(key)).catch(() => undefined);
    return packed && unpack(packed, key)?.page;
  },
  has: async (key) => !isQueryPage(key) && existsSync(fileOf(key)),
  write: async (page, seen) => {
    if (isQueryPage(page.key)) return;
    const file = fileOf(page.key);
    // A reader finds the former page or this one, never a part.
    const temporary = `${file}.${process.pid}-${page.facts.renderedAt}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporary, packPage(page, seen));
      await rename(temporary, file);
    } catch (err) {
      log().error({ err }, "A page could not be stored on disk");
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  },
  remove: async (key) => {
    await rm(fileOf(key), { force: true }).catch(() => undefined);
  },
};

/** Apart by build, whose scripts a page names, and by the form of the record. */
const nameOf = (key: string): string => `volante:pages:2:${buildId()}:${key}`;

const storedForMs = (key: string): number =>
  (isQueryPage(key) ? cacheLifetimes.sharedQueryPage : cacheLifetimes.sharedPage) * 1000;

/** The time of a page by the clock of this machine, whatever the clock of the one that rendered it. */
const byOwnClock = ({ page, seen, packedAt }: PackedPage, storedSinceMs: number): CacheablePage => {
  const { renderedAt, freshUntil, staleUntil, tags } = page.facts;
  const here = Date.now() - storedSinceMs - (packedAt - renderedAt);
  const invalidatedAt = lastTagInvalidationOf(tags);
  // The order follows from the numbers of the record of invalidations, since clocks differ.
  const isInvalidated = seen === undefined || isInvalidatedAfter(tags, seen);
  const ordered = isInvalidated ? Math.min(here, invalidatedAt - 1) : Math.max(here, invalidatedAt + 1);
  const shifted = (time: number) => ordered + (time - renderedAt);
  const facts = {
    tags,
    renderedAt: ordered,
    freshUntil: shifted(freshUntil),
    staleUntil: shifted(staleUntil),
  };
  return { ...page, facts };
};

/** Redis, where the processes of a build share their pages. Not used while this process may have missed an invalidation. */
export const sharedStore: PageStore = {
  tier: "shared",
  read: async (key) => {
    if (lastSeenInvalidation() === undefined) return undefined;
    const name = nameOf(key);
    const answer = await queryRedis((client) => Promise.all([client.getBuffer(name), client.pttl(name)]));
    const [packed, leftMs] = answer ?? [null, 0];
    const found = packed === null ? undefined : unpack(packed, key);
    return found && byOwnClock(found, storedForMs(key) - leftMs);
  },
  has: async (key) => {
    if (lastSeenInvalidation() === undefined) return false;
    return ((await queryRedis((client) => client.exists(nameOf(key)))) ?? 0) > 0;
  },
  write: async (page, seen) => {
    if (seen === undefined) return;
    const packed = packPage(page, seen);
    await queryRedis((client) => client.set(nameOf(page.key), packed, "PX", storedForMs(page.key)));
  },
  remove: async (key) => {
    await queryRedis((client) => client.del(nameOf(key)));
  },
};

export type { CacheablePage };
