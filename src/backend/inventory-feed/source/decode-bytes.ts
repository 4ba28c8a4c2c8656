import { FeedError } from "../feed-error.ts";

/** Encodings of a feed, by the names of the Encoding Standard; others are used where the map names them. */
type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | (string & {});

const marks: readonly (readonly [encoding: Encoding, ...bytes: number[]])[] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/**
 * Detects the encoding from the first bytes of a feed: by its byte order mark, else by the zeros that UTF-16 has beside plain letters;
 * undefined when both UTF-8 and Windows-1252 are possible.
 */
const detectEncoding = (first: Uint8Array): Encoding | undefined => {
  const marked = marks.find(([, ...bytes]) => bytes.every((byte, at) => first[at] === byte));
  if (marked) return marked[0];
  const pairs = Math.floor(Math.min(first.length, 512) / 2);
  const zeros = (offset: 0 | 1) => {
    let count = 0;
    for (let pair = 0; pair < pairs; pair++) if (first[pair * 2 + offset] === 0) count++;
    return count;
  };
  if (pairs > 1 && zeros(1) > pairs * 0.6) return "utf-16le";
  return pairs > 1 && zeros(0) > pairs * 0.6 ? "utf-16be" : undefined;
};

export type Decoding = {
  /** The map's encoding; detected when absent. */
  readonly wanted?: string | undefined;
  /** Called once with the encoding, and again when it turns out to be a different one. */
  readonly onEncoding: (encoding: Encoding) => void;
};

/**
 * The text of a feed. Without a mark or zeros it is UTF-8 until the first byte that cannot be: if everything before it was plain ASCII, it
 * is Windows-1252 from there on; otherwise it mixes both, and what is not UTF-8 becomes U+FFFD, by which its cells are refused.
 * @throws FeedError for an unknown encoding
 */
export const decodeBytes = async function* (
  bytes: AsyncIterable<Uint8Array>,
  { wanted, onEncoding }: Decoding,
): AsyncGenerator<string> {
  let decode: ((piece: Uint8Array, last: boolean) => string) | undefined;
  for await (const piece of bytes) {
    if (decode === undefined) {
      const encoding = wanted ?? detectEncoding(piece);
      decode = encoding === undefined ? utf8OrWindows(onEncoding) : oneEncoding(encoding);
      onEncoding(encoding ?? "utf-8");
    }
    yield decode(piece, false);
  }
  if (decode) yield decode(new Uint8Array(), true);
};

const oneEncoding = (encoding: Encoding) => {
  const decoder = decoderOf(encoding);
  return (piece: Uint8Array, last: boolean) => decoder.decode(piece, { stream: !last });
};

const decoderOf = (encoding: Encoding): TextDecoder => {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new FeedError([
      `encoding: "${encoding}" is none that can be read; expected one such as windows-1252`,
    ]);
  }
};

const utf8OrWindows = (onEncoding: (encoding: Encoding) => void) => {
  const strict = new TextDecoder("utf-8", { fatal: true });
  const lenient = new TextDecoder("utf-8");
  const windows = new TextDecoder("windows-1252");
  let isAscii = true;
  let isWindows = false;
  let held: Uint8Array = new Uint8Array();
  return (piece: Uint8Array, last: boolean): string => {
    if (isWindows) return windows.decode(piece);
    const all = held.length === 0 ? piece : Buffer.concat([held, piece]);
    const end = last ? all.length : all.length - unfinished(all);
    // A copy: the reader of the file may reuse its memory.
    held = Uint8Array.from(all.subarray(end));
    const whole = all.subarray(0, end);
    try {
      const text = strict.decode(whole);
      isAscii &&= text.length === whole.length;
      return text;
    } catch {
      const text = lenient.decode(whole);
      if (!isAscii || hasOtherLetters(text)) return text;
      isWindows = true;
      onEncoding("windows-1252");
      return windows.decode(all);
    }
  };
};

/** How many bytes at the end are the start of an incomplete character. */
const unfinished = (bytes: Uint8Array): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
};

const hasOtherLetters = (text: string): boolean => /[^\p{ASCII}\ufffd]/u.test(text);
