import { FeedError } from "../feed-error.ts";

/** What a feed's bytes may be, by the names of the Encoding Standard; others are taken where the map says so. */
type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | (string & {});

const marks: readonly (readonly [encoding: Encoding, ...bytes: number[]])[] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/**
 * What the first bytes of a feed say of its encoding: by its mark, else by the zeros that UTF-16 has beside plain letters; undefined
 * where they leave it open between UTF-8 and Windows-1252.
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
  /** Of the map; detected where it is absent. */
  readonly wanted?: string | undefined;
  /** Told once what the text was decoded from, and again when that turns out to be something else. */
  readonly told: (encoding: Encoding) => void;
};

/**
 * The text of a feed. What has neither mark nor zeros is UTF-8 until the first byte that cannot be: everything before it was plain
 * ASCII, and it is Windows-1252 from there on; or there were other letters before it, and it mixes both: what is not UTF-8 becomes
 * U+FFFD, by which its cells are refused.
 * @throws FeedError for an encoding that nobody knows
 */
export const decodeBytes = async function* (
  bytes: AsyncIterable<Uint8Array>,
  { wanted, told }: Decoding,
): AsyncGenerator<string> {
  let decode: ((piece: Uint8Array, last: boolean) => string) | undefined;
  for await (const piece of bytes) {
    if (decode === undefined) {
      const encoding = wanted ?? detectEncoding(piece);
      decode = encoding === undefined ? utf8OrWindows(told) : oneEncoding(encoding);
      told(encoding ?? "utf-8");
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

const utf8OrWindows = (told: (encoding: Encoding) => void) => {
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
    // A copy: whoever reads the file may use its memory again.
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
      told("windows-1252");
      return windows.decode(all);
    }
  };
};

/** How many bytes at the end begin a character that is not whole. */
const unfinished = (bytes: Uint8Array): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
};

const hasOtherLetters = (text: string): boolean => /[^\p{ASCII}\ufffd]/u.test(text);
