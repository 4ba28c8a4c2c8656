import { setTimeout as pause } from "node:timers/promises";
import type { Redis } from "ioredis";
import { z } from "zod";
import { log } from "../log.ts";
import { perProcess } from "../per-process.ts";
import { sharedRedis } from "../redis/shared-redis.ts";
import { noteUnrecorded } from "./directory.ts";
import { isFollowed, noteFollowed, noteLost } from "./followed-records.ts";
import { markAllInvalidated, markInvalidated } from "./invalidated-tags.ts";

/** A stream of Redis: one entry for each invalidation, with its tags as JSON. The number is the version of its entries. */
const recordKey = "volante:drops:1";
/** How long entries are retained, about: longer than any page is fresh. */
const keptMs = 26 * 60 * 60_000;
const blockMs = 2_000;
const retryMs = 250;

const beforeAll = "0-0";

/** Number of the last invalidation that this process knows. */
const state = perProcess("drop-record", () => ({ seen: beforeAll }));

/**
 * Writes an invalidation into the record that all processes follow.
 * @returns its number; false where it could not be written, undefined where there are no others
 */
export const announceInvalidation = async (tags: readonly string[]): Promise<string | false | undefined> => {
  const client = sharedRedis();
  if (client === undefined) return undefined;
  try {
    const oldest = Date.now() - keptMs;
    return (await client.xadd(recordKey, "MINID", "~", oldest, "*", "tags", JSON.stringify(tags))) ?? false;
  } catch (err) {
    log().warn({ err }, "Other processes could not be notified of an invalidation of pages");
    return false;
  }
};

/**
 * Invalidates pages by tag (`api/cache-policy.ts`) and the cached answers of services, in this process and in all that share
 * its Redis. An invalidated page is rendered again before it is shown; only while its services do not answer is the old one
 * shown.
 * @returns whether all processes were notified; false: only this one was, and the call should be repeated
 */
export const invalidatePages = async (tags: readonly string[]): Promise<boolean> => {
  markInvalidated(tags);
  const number = await announceInvalidation(tags);
  if (number) markInvalidated(tags, { at: Date.now(), recorded: { in: "redis", number } });
  else noteUnrecorded();
  return number !== false;
};

const tagsSchema = z.array(z.string());
type Entry = readonly [number: string, fields: readonly string[]];

const tagsOf = ([, fields]: Entry): readonly string[] => {
  try {
    return tagsSchema.parse(JSON.parse(fields[fields.indexOf("tags") + 1] ?? ""));
  } catch {
    return [];
  }
};

/** @param nowThere the time of Redis' own clock: entries are as old by it as they are by ours */
const take = (entries: readonly Entry[], nowThere: number): void => {
  for (const entry of entries) {
    const [number] = entry;
    const ageMs = Math.max(0, nowThere - Number(number.split("-")[0]));
    markInvalidated(tagsOf(entry), { at: Date.now() - ageMs, recorded: { in: "redis", number } });
    state().seen = number;
  }
};

const timeThere = async (reader: Redis): Promise<number> => {
  const [seconds, microseconds] = (await reader.time()).map(Number);
  return (seconds ?? 0) * 1000 + (microseconds ?? 0) / 1000;
};

/** Whether the record is not the one that this process has followed, or starts too late, so that entries are missing. */
const isLost = async (reader: Redis): Promise<boolean> => {
  const { seen } = state();
  return seen !== beforeAll && (await reader.xrange(recordKey, seen, seen)).length === 0;
};

/**
 * What was invalidated before this process came, or while it was cut off.
 * @returns whether that is all; undefined where it was known before
 */
const catchUp = async (reader: Redis): Promise<boolean | undefined> => {
  if (await isLost(reader)) {
    log().warn({}, "Redis has lost its record of invalidations: all pages are rendered again");
    markAllInvalidated();
    state().seen = beforeAll;
    take(await reader.xrange(recordKey, "-", "+"), await timeThere(reader));
    return false;
  }
  const isFirst = state().seen === beforeAll;
  const missed = await reader.xrange(recordKey, isFirst ? "-" : `(${state().seen}`, "+");
  take(missed, await timeThere(reader));
  if (!isFirst) return undefined;
  // An empty record may be one that was lost. The next process finds this one.
  if (missed.length === 0) await reader.xadd(recordKey, "*", "tags", "[]");
  return missed.length > 0;
};

const followOn = async (reader: Redis): Promise<void> => {
  const answer = await reader.xread("BLOCK", blockMs, "STREAMS", recordKey, state().seen);
  const entries = answer?.[0]?.[1] ?? [];
  if (entries.length === 0) return;
  take(entries, await timeThere(reader));
  noteFollowed("redis", state().seen);
};

/**
 * Applies the invalidations of other processes, from the start of the record until `stop`; after a reconnection the missed
 * ones come first. Never rejects.
 */
export const followInvalidations = async (stop?: AbortSignal): Promise<void> => {
  const client = sharedRedis();
  if (client === undefined) return;
  noteLost("redis");
  const reader = client.duplicate({ commandTimeout: blockMs + 1_000, autoResendUnfulfilledCommands: false });
  reader.on("error", () => undefined);
  stop?.addEventListener("abort", () => reader.disconnect());
  while (!stop?.aborted) {
    try {
      if (!isFollowed("redis")) {
        const isWhole = await catchUp(reader);
        noteFollowed("redis", state().seen, isWhole);
      }
      await followOn(reader);
    } catch {
      noteLost("redis");
      if (!stop?.aborted) await pause(retryMs, undefined, { ref: false });
    }
  }
};
