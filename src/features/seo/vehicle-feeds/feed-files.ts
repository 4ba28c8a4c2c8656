import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { call } from "#api/call.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { pageCacheDirectory } from "#platform/page-cache/directory.ts";
import { perProcess } from "#platform/per-process.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { withNewTime } from "#platform/time-budget.ts";
import { absoluteUrl } from "../absolute-url.ts";
import { describeForFeed } from "./describe-for-feed.ts";
import { type FeedName, feedHeader, feedLine, feedNames } from "./feed-formats.ts";
import { loadStock } from "./load-stock.ts";

/** A feed on disk, as gzip. */
export type FeedFile = {
  readonly path: string;
  readonly bytes: number;
  readonly hash: string;
  /** When its content last changed. */
  readonly changedAt: string;
};

/** The feeds of a language, made in one walk through the stock. */
type Feeds = { readonly madeAt: number; readonly files: Readonly<Record<FeedName, FeedFile>> };

const folder = (): string => join(pageCacheDirectory(), "vehicle-feeds");
const listOf = (locale: Locale): string => join(folder(), `${locale}.json`);

const readFeeds = async (locale: Locale): Promise<Feeds | undefined> => {
  const text = await readFile(listOf(locale), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Feeds);
};

/** Writes a feed line by line, as slowly as the disk takes it. */
const openFeed = (name: FeedName, locale: Locale) => {
  const temporary = join(folder(), `${locale}-${name}-${randomUUID()}.part`);
  const gzip = createGzip({ level: 6 });
  const file = gzip.pipe(createWriteStream(temporary));
  const written = finished(file);
  written.catch(() => undefined);
  const hash = createHash("sha256");
  const write = async (text: string): Promise<void> => {
    hash.update(text);
    if (!gzip.write(text)) await Promise.race([once(gzip, "drain"), written]);
  };
  return {
    name,
    temporary,
    write,
    end: async () => {
      gzip.end();
      await written;
      return { hash: hash.digest("base64url").slice(0, 22), bytes: file.bytesWritten };
    },
    drop: async () => {
      gzip.destroy();
      file.destroy();
      await rm(temporary, { force: true });
    },
  };
};

type OpenFeed = ReturnType<typeof openFeed>;

/** Walks through the stock once, for all feeds. */
const writeAll = async (feeds: readonly OpenFeed[], locale: Locale): Promise<Result<number>> => {
  const dropdowns = await withNewTime(() => call("dropdowns", {}, { locale }));
  if (!dropdowns.ok) return dropdowns;
  const setting = { locale, expenses: dropdowns.value.financeConfig, absolute: absoluteUrl };
  for (const feed of feeds) await feed.write(feedHeader(feed.name));
  let count = 0;
  for await (const batch of loadStock(locale)) {
    if (!batch.ok) return batch;
    const vehicles = batch.value.flatMap((vehicle) => describeForFeed(vehicle, setting) ?? []);
    count += vehicles.length;
    for (const feed of feeds)
      await feed.write(vehicles.map((vehicle) => feedLine(feed.name, vehicle) ?? "").join(""));
  }
  return ok(count);
};

/** The file is named by its content, so that clients read the one before to its end. */
const placeFeed = async (feed: OpenFeed, locale: Locale, before: Feeds | undefined) => {
  const { hash, bytes } = await feed.end();
  const path = join(folder(), `${locale}-${feed.name}-${hash}.csv.gz`);
  await rename(feed.temporary, path);
  const known = before?.files[feed.name];
  const changedAt = known?.hash === hash ? known.changedAt : new Date().toISOString();
  return [feed.name, { path, bytes, hash, changedAt }] as const;
};

/** Another process may name its files a moment later. */
const removeEarlier = async (locale: Locale, { files }: Feeds): Promise<void> => {
  const current = new Set(Object.values(files).map(({ path }) => path));
  const oldest = Date.now() - cacheLifetimes.vehicleFeedGrace * 1000;
  for (const name of await readdir(folder())) {
    const path = join(folder(), name);
    if (!name.startsWith(`${locale}-`) || current.has(path) || (await stat(path)).mtimeMs > oldest) continue;
    await rm(path, { force: true });
  }
};

const make = async (locale: Locale, before: Feeds | undefined): Promise<Result<Feeds>> => {
  const start = performance.now();
  await mkdir(folder(), { recursive: true });
  const open = feedNames.map((name) => openFeed(name, locale));
  try {
    const count = await writeAll(open, locale);
    if (!count.ok) return count;
    const placed = [];
    for (const feed of open) placed.push(await placeFeed(feed, locale, before));
    const feeds = { madeAt: Date.now(), files: Object.fromEntries(placed) } as unknown as Feeds;
    const temporary = `${listOf(locale)}.${randomUUID()}.part`;
    await writeFile(temporary, JSON.stringify(feeds));
    await rename(temporary, listOf(locale));
    await removeEarlier(locale, feeds);
    const milliseconds = Math.round(performance.now() - start);
    log().info({ locale, vehicles: count.value, milliseconds }, "The feeds of vehicles are made");
    return ok(feeds);
  } finally {
    for (const feed of open) await feed.drop();
  }
};

/** One at a time, so that many languages take no more memory than one. */
const makers = perProcess("vehicle-feeds", () => ({
  running: new Map<Locale, Promise<Result<Feeds>>>(),
  last: Promise.resolve() as Promise<unknown>,
}));

const makeOnce = (locale: Locale, before: Feeds | undefined): Promise<Result<Feeds>> => {
  const state = makers();
  const running = state.running.get(locale);
  if (running) return running;
  const made = state.last
    .then(() => make(locale, before))
    .catch((err: unknown) => {
      log().error({ err, locale }, "The feeds of vehicles could not be made");
      return fail("server", "The feeds could not be made");
    })
    .finally(() => state.running.delete(locale));
  state.running.set(locale, made);
  state.last = made;
  return made;
};

/**
 * A feed that is at most a quarter of an hour old, or up to an hour while it is made again; later requests wait. A service that fails has
 * the earlier one stand for a day.
 */
export const loadFeed = async (name: FeedName, locale: Locale): Promise<Result<FeedFile>> => {
  const known = await readFeeds(locale);
  const age = known ? (Date.now() - known.madeAt) / 1000 : Number.POSITIVE_INFINITY;
  if (known && age < cacheLifetimes.vehicleFeed) return ok(known.files[name]);
  const making = makeOnce(locale, known);
  if (known && age < cacheLifetimes.vehicleFeedGrace) return ok(known.files[name]);
  const made = await making;
  if (made.ok) return ok(made.value.files[name]);
  return known && age < cacheLifetimes.staleFile && made.error.retryable ? ok(known.files[name]) : made;
};
