import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildId } from "../build-id.ts";
import { cacheLifetimes } from "../cache-lifetimes.ts";
import { log } from "../log.ts";
import { queryRedis } from "../redis/query-redis.ts";
import { pageCacheDirectory } from "./directory.ts";
import { isFollowed, knownPositions } from "./followed-records.ts";
import { isInvalidatedAfter, lastTagInvalidationOf, type Positions } from "./invalidated-tags.ts";
import { isQueryPage, type PackedPage, packPage, unpackPage } from "./stored-page.ts";

type CacheablePage = PackedPage["page"];

/** A place beyond the memory of this process. None of its functions rejects. */
export interface PageStore {
  readonly tier: "disk" | "shared";
  readonly read: (key: string) => Promise<CacheablePage | undefined>;
  readonly has: (key: string) => Promise<boolean>;
  /** @param seen the invalidations that were known when the rendering started; undefined where some may have been missing */
  readonly write: (page: CacheablePage, seen: Positions | undefined) => Promise<void>;
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

/** Of the same length for every key, and of letters and digits alone. */
const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

const fileOf = (key: string): string => {
  const name = hashOf(key);
  return join(pageCacheDirectory(), name.slice(0, 2), name);
};

/**
 * A page that another process rendered, before or after the invalidations that are known here: by the numbers of their records, since this
 * process learnt of them later, and clocks differ.
 * @param here when it was rendered, by our clock
 */
const inOwnOrder = ({ page, seen }: PackedPage, here: number): CacheablePage => {
  const { renderedAt, freshUntil, staleUntil, tags } = page.facts;
  const invalidatedAt = lastTagInvalidationOf(tags);
  const isInvalidated = seen === undefined || isInvalidatedAfter(tags, seen, here);
  const facts = {
    tags,
    renderedAt: isInvalidated ? Math.min(here, invalidatedAt - 1) : Math.max(here, invalidatedAt + 1),
    freshUntil: freshUntil + here - renderedAt,
    staleUntil: staleUntil + here - renderedAt,
  };
  return { ...page, facts };
};

/** The pages of this build in the folder of the data: they survive a restart. Not those of a query. */
export const diskStore: PageStore = {
  tier: "disk",
  read: async (key) => {
    if (isQueryPage(key)) return undefined;
    const packed = await readFile(fileOf(key)).catch(() => undefined);
    const found = packed && unpack(packed, key);
    if (!found) return undefined;
    return found.seen === undefined ? found.page : inOwnOrder(found, found.page.facts.renderedAt);
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
const nameOf = (key: string): string => `volante:pages:4:${buildId()}:${hashOf(key)}`;

const storedForMs = (key: string): number =>
  (isQueryPage(key) ? cacheLifetimes.sharedQueryPage : cacheLifetimes.sharedPage) * 1000;

/** When a page was rendered, by the clock of this machine, whatever the clock of the one that rendered it. */
const byOwnClock = ({ page, packedAt }: PackedPage, storedSinceMs: number): number =>
  Date.now() - storedSinceMs - (packedAt - page.facts.renderedAt);

/** Redis, where the processes of a build share their pages. Not used while this process may have missed an invalidation. */
export const sharedStore: PageStore = {
  tier: "shared",
  read: async (key) => {
    if (!isFollowed("redis") || knownPositions() === undefined) return undefined;
    const name = nameOf(key);
    const answer = await queryRedis((client) => Promise.all([client.getBuffer(name), client.pttl(name)]));
    const [packed, leftMs] = answer ?? [null, 0];
    const found = packed === null ? undefined : unpack(packed, key);
    return found && inOwnOrder(found, byOwnClock(found, storedForMs(key) - leftMs));
  },
  has: async (key) => {
    if (!isFollowed("redis") || knownPositions() === undefined) return false;
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
