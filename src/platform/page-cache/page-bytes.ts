import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import type { Encoding } from "../answers/choose-encoding.ts";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = constants;
/** From the next one on time grows faster than what is saved. */
const brotliQuality = 5;
/** The most: a page takes a third of a millisecond longer, once, and is a hundredth shorter. */
const gzipLevel = 9;

const encode: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: {
        [BROTLI_PARAM_QUALITY]: brotliQuality,
        [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
        [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => gzipSync(body, { level: gzipLevel }),
  identity: (body) => body,
};

const decode: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
  identity: (bytes) => bytes,
};

/** The bytes of a page by encoding: one at least. */
export type PageBytes = Map<Encoding, Buffer>;

/**
 * The bytes of a page in an encoding, made once. The rendered page is six times as large: once a smaller form exists,
 * it is dropped.
 */
export const bytesOf = (made: PageBytes, encoding: Encoding): Buffer => {
  const known = made.get(encoding);
  if (known) return known;
  const [[source, bytes] = ["identity", Buffer.alloc(0)] as const] = made;
  const body = decode[source](bytes);
  if (encoding === "identity") return body;
  const encoded = encode[encoding](body);
  made.delete("identity");
  made.set(encoding, encoded);
  return encoded;
};
