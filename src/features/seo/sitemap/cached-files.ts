import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { createCachedAnswers } from "#platform/cached-answers.ts";
import type { Failed, Result } from "#platform/result.ts";

export interface CachedFile {
  /** Gzip: a tenth of the text. */
  readonly bytes: Buffer<ArrayBuffer>;
  readonly madeAt: Date;
}

/** Pieces of a file; a failure among them means that there is no file. */
export type Pieces = AsyncIterable<Result<string>>;

interface File {
  readonly name: string;
  readonly pieces: () => Pieces;
}

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

const make = async (pieces: Pieces): Promise<Result<CachedFile>> => {
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
 * Large texts by name, cached compressed within a number of bytes. A text is compressed while it is made, piece by piece,
 * so that none is ever whole in memory; it is made once at a time and handed out only when it is complete. An old one
 * stands in when making a new one fails, unless the services answer that there is none.
 */
export const createCachedFiles = (options: {
  readonly maxBytes: number;
  readonly freshMs: number;
  readonly now?: () => number;
}) => {
  const files = createCachedAnswers<File, Result<CachedFile>>({
    load: ({ pieces }) => make(pieces()),
    keyOf: ({ name }) => name,
    freshUntil: (loadedAt) => loadedAt + options.freshMs,
    isFailure: (file) => !file.ok && file.error.retryable,
    isWaitedFor: () => true,
    isUncacheable: (file) => !file.ok,
    bounds: {
      maxSize: options.maxBytes,
      sizeOf: (file) => (file.ok ? file.value.bytes.byteLength : 0) + 1,
    },
    ...(options.now && { now: options.now }),
  });
  return {
    get: async (name: string, pieces: () => Pieces): Promise<Result<CachedFile>> =>
      (await files.get({ name, pieces })).answer,
  };
};
