import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import { FeedError } from "../feed-error.ts";

/** A source that ends too early. */
export class CutError extends Error {
  override readonly name = "CutError";
}

export type Source = {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** When it was written; undefined when unknown. */
  readonly time: Date | undefined;
  /** Another one when it has changed; undefined when unknown. */
  readonly tag: string | undefined;
};

/**
 * Opens a feed, unpacked where it is gzip, whatever it is called.
 * @param place a path, an https address, or `-` for the standard input
 * @param known the tag of the one that was opened before; `unchanged` when it still has that one
 * @throws FeedError where there is none; its bytes throw CutError where they end too early or gzip is broken
 */
export const openSource = async (place: string, known?: string): Promise<Source | "unchanged"> => {
  if (place === "-") return { bytes: unpackWhereNeeded(process.stdin), time: undefined, tag: undefined };
  return isAddress(place) ? await openAddress(place, known) : await openFile(place, known);
};

const isAddress = (place: string): boolean => /^https?:\/\//i.test(place);

/** What a feed is called in messages: an address without its query, which may have a key. */
export const nameOfPlace = (place: string): string => {
  const url = isAddress(place) ? URL.parse(place) : null;
  return url === null ? place : `${url.host}${url.pathname}`;
};

/** The same for bytes that another reader supplies. */
export const unpackWhereNeeded = async function* (
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const [first, rest] = await firstOf(bytes);
  if (first === undefined) throw new FeedError(["the feed is empty"]);
  const isPacked = first[0] === 0x1f && first[1] === 0x8b;
  yield* isPacked ? unpack(chain(first, rest)) : chain(first, rest);
};

const openFile = async (file: string, known: string | undefined): Promise<Source | "unchanged"> => {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new FeedError([`${file}: there is no such file`]);
  const tag = `${found.mtimeMs}-${found.size}`;
  if (tag === known) return "unchanged";
  const bytes = unpackWhereNeeded(createReadStream(file, { highWaterMark: 256 * 1024 }));
  return { bytes, time: found.mtime, tag };
};

/** How long a host may take to answer. */
const answerMs = 60_000;

const openAddress = async (address: string, known: string | undefined): Promise<Source | "unchanged"> => {
  const name = nameOfPlace(address);
  if (new URL(address).protocol !== "https:") throw new FeedError([`${name}: expected an https address`]);
  const header = known?.startsWith("W/") || known?.startsWith('"') ? "if-none-match" : "if-modified-since";
  const waiting = new AbortController();
  const limit = setTimeout(() => waiting.abort(), answerMs);
  const answer = await fetch(address, {
    headers: known === undefined ? {} : { [header]: known },
    signal: waiting.signal,
  }).catch(() => {
    throw new FeedError([`${name}: its host cannot be reached`]);
  });
  clearTimeout(limit);
  if (answer.status === 304) return "unchanged";
  if (!answer.ok || answer.body === null) throw new FeedError([`${name}: its host answers ${answer.status}`]);
  const modified = answer.headers.get("last-modified") ?? undefined;
  const time = modified === undefined ? undefined : new Date(modified);
  return {
    bytes: unpackWhereNeeded(untilBroken(Readable.fromWeb(answer.body as ReadableStream))),
    time: time === undefined || Number.isNaN(time.getTime()) ? undefined : time,
    tag: answer.headers.get("etag") ?? modified,
  };
};

const untilBroken = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw new CutError("its connection broke off", { cause: error });
  }
};

const firstOf = async (
  bytes: AsyncIterable<Uint8Array>,
): Promise<readonly [Uint8Array | undefined, AsyncIterator<Uint8Array>]> => {
  const rest = bytes[Symbol.asyncIterator]();
  // A pipe may deliver a single byte.
  let first = Buffer.alloc(0);
  while (first.length < 512) {
    const { value, done } = await rest.next();
    if (done === true) break;
    first = Buffer.concat([first, value]);
  }
  return [first.length === 0 ? undefined : first, rest];
};

const chain = async function* (
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
};

const unpack = async function* (packed: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pipeline(packed, createGunzip(), () => undefined) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new CutError("its gzip ends too early or is broken", { cause: error });
  }
};
