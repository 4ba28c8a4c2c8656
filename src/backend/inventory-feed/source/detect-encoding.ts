/** What a feed's bytes may be, by the names of the Encoding Standard; others are taken where the map says so. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | (string & {});

const marks: readonly (readonly [encoding: Encoding, ...bytes: number[]])[] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/**
 * What the first bytes of a feed say of its encoding: by its mark, else by the zeros that UTF-16 has beside plain letters; undefined
 * where they leave it open between UTF-8 and Windows-1252.
 */
export const detectEncoding = (first: Uint8Array): Encoding | undefined => {
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
