import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { FeedError } from "../feed-error.ts";

/** A source that ends too early. */
export class CutError extends Error {
  override readonly name = "CutError";
}

/**
 * The bytes of a feed, unpacked where they are gzip, whatever the file is called.
 * @param file its path; `-` is the standard input
 * @throws FeedError where there is no such file; CutError where gzip ends too early or is broken
 */
export const openSource = async function* (file: string): AsyncGenerator<Uint8Array> {
  yield* unpackWhereNeeded(file === "-" ? process.stdin : await openFile(file));
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

const openFile = async (file: string): Promise<Readable> => {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new FeedError([`${file}: there is no such file`]);
  return createReadStream(file, { highWaterMark: 256 * 1024 });
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
