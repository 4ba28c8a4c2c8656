import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Failed, Result } from "#platform/result.ts";

export interface KeptFile {
  /** Gzip: a tenth of the text. */
  readonly bytes: Buffer<ArrayBuffer>;
  readonly madeAt: Date;
}

/** Pieces of a file; a failure among them means that there is no file. */
export type Pieces = AsyncIterable<Result<string>>;

class MakingError extends Error {
  override readonly name = "MakingError";
  readonly failed: Failed;
  constructor(failed: Failed) {
    super(failed.error.message);
    this.failed = failed;
  }
}

const textsOf = async function* (pieces: Pieces): AsyncGenerator<string> {
  for await (const piece of pieces) {
    if (!piece.ok) throw new MakingError(piece);
    yield piece.value;
  }
};

const make = async (pieces: Pieces): Promise<Result<KeptFile>> => {
  const gzip = createGzip({ level: 6 });
  try {
    const source = Readable.from(textsOf(pieces));
    source.once("error", (error) => gzip.destroy(error));
    return { ok: true, value: { bytes: Buffer.from(await buffer(source.pipe(gzip))), madeAt: new Date() } };
  } catch (error) {
    if (error instanceof MakingError) return error.failed;
    throw error;
  }
};

/**
 * Large texts by name, kept compressed within a number of bytes. A text is compressed while it is made, piece by piece,
 * so that none is ever whole in memory; it is made once at a time and handed out only when it is complete. An old one
 * stands in when making a new one fails, unless the services say that there is none.
 */
export const createKeptFiles = (options: {
  readonly maxBytes: number;
  readonly freshMs: number;
  readonly now?: () => number;
}) => {
  const now = options.now ?? Date.now;
  const files = new LRUCache<string, KeptFile>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  });
  const pending = new Map<string, Promise<Result<KeptFile>>>();

  const remake = async (name: string, pieces: () => Pieces): Promise<Result<KeptFile>> => {
    const made = await make(pieces());
    const old = files.get(name);
    if (made.ok) files.set(name, { ...made.value, madeAt: new Date(now()) });
    else if (made.error.retryable && old) return { ok: true, value: old };
    else files.delete(name);
    return made;
  };

  return {
    get: (name: string, pieces: () => Pieces): Promise<Result<KeptFile>> => {
      const known = files.get(name);
      if (known && now() - known.madeAt.getTime() < options.freshMs)
        return Promise.resolve({ ok: true, value: known });
      const making = pending.get(name) ?? remake(name, pieces).finally(() => pending.delete(name));
      pending.set(name, making);
      return making;
    },
    clear: () => files.clear(),
  };
};
