import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";
import { buildId } from "../build-id.ts";
import { cacheLifetimes } from "../cache-lifetimes.ts";
import { log } from "../log.ts";
import { queryRedis } from "../redis/query-redis.ts";
import { count } from "../telemetry/metrics.ts";
import { isQueryPage, tagsOf } from "./cached-page.ts";
import type { AppPage } from "./file-system-cache.ts";
import { lastSeenInvalidation } from "./invalidate-pages.ts";
import { isInvalidatedAfter, lastTagInvalidationOf } from "./invalidated-tags.ts";
import type { Lifetime } from "./lifetime.ts";
import type { Rendering } from "./rendering-times.ts";

const recordSchema = z.object({
  html: z.string(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  status: z.number().optional(),
  cacheControl: z.object({
    revalidate: z.union([z.number(), z.literal(false)]),
    expire: z.number().optional(),
  }),
  /** The last invalidation that was known when its rendering started. */
  seen: z.string(),
  /** How long rendering it took, in milliseconds. */
  renderedWithin: z.number(),
});

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** Undefined for what is no such record. */
const unpack = async (packed: Buffer): Promise<z.infer<typeof recordSchema> | undefined> => {
  try {
    return recordSchema.parse(JSON.parse(String(await expand(packed))));
  } catch (err) {
    log().warn({ err }, "A page in Redis could not be read");
    return undefined;
  }
};

/** Apart by build, whose scripts a page names, and by the form of the record. */
const nameOf = (key: string): string => `volante:pages:1:${buildId()}:${key}`;

const keptFor = (key: string): number =>
  (isQueryPage(key) ? cacheLifetimes.sharedQueryPage : cacheLifetimes.sharedPage) * 1000;

/** A page as the framework's caches store it. */
export type SharedPage = {
  readonly value: AppPage;
  readonly cacheControl: Lifetime;
  /** In milliseconds since 1970 by this machine's clock, whatever the clock of the one that rendered it. */
  readonly lastModified: number;
};

/** Stores a page rendered here for the other processes of this build. Not awaited. */
export const writeShared = async (
  key: string,
  { html, headers = {}, status }: AppPage,
  cacheControl: Lifetime,
  { startedAt, seen }: Rendering,
): Promise<void> => {
  if (seen === undefined) return;
  const record = { html, headers, status, cacheControl, seen, renderedWithin: Date.now() - startedAt };
  const packed = await compress(JSON.stringify(record));
  await queryRedis((client) => client.set(nameOf(key), packed, "PX", keptFor(key)));
};

/** What another process of this build rendered of a page, fresh or not; undefined where none did, or Redis is silent. */
export const readShared = async (key: string): Promise<SharedPage | undefined> => {
  if (lastSeenInvalidation() === undefined) return undefined;
  const name = nameOf(key);
  const answer = await queryRedis((client) => Promise.all([client.getBuffer(name), client.pttl(name)]));
  const [packed, millisecondsLeft] = answer ?? [null, 0];
  count("volante_page_cache_lookups", { tier: "shared", outcome: packed === null ? "miss" : "hit" });
  if (packed === null) return undefined;
  const record = await unpack(packed);
  if (record === undefined) return undefined;
  const { html, headers, status, cacheControl, seen, renderedWithin } = record;
  const page = { kind: "APP_PAGE", html, headers, status, rscData: Buffer.alloc(0), segmentData: new Map() };
  const value = page as AppPage;
  const tags = tagsOf(value);
  const renderedAt = Date.now() - (keptFor(key) - millisecondsLeft) - renderedWithin;
  const invalidated = lastTagInvalidationOf(tags);
  const isInvalidated = isInvalidatedAfter(tags, seen);
  return {
    value,
    cacheControl: { revalidate: cacheControl.revalidate, expire: cacheControl.expire },
    // The order follows from the numbers of the record, since clocks differ.
    lastModified: isInvalidated
      ? Math.min(renderedAt, invalidated - 1)
      : Math.max(renderedAt, invalidated + 1),
  };
};

/** Removes a page from the cache that the processes share. */
export const removeShared = async (key: string): Promise<void> =>
  void (await queryRedis((client) => client.del(nameOf(key))));

/** Whether one of these pages is there. */
export const isOneShared = async (keys: readonly string[]): Promise<boolean> => {
  if (lastSeenInvalidation() === undefined || keys.length === 0) return false;
  return ((await queryRedis((client) => client.exists(...keys.map(nameOf)))) ?? 0) > 0;
};
