import { crc32, deflateSync } from "node:zlib";

/** A chunk of a PNG; for tests. */
export const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(8 + body.byteLength);
  chunk.writeUInt32BE(data.byteLength);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.byteLength);
  return chunk;
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A black PNG of any size with the fewest bytes for its pixels; for tests. */
export const pngBomb = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const pixels = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
};

/** A JPEG segment, inserted behind the first marker; for tests. */
export const withSegment = (jpeg: Uint8Array, marker: number, data: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.byteLength + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
};

/** The markers of a JPEG in their order, up to and with its pixels, and how many bytes follow its end; for tests. */
export const readMarkers = (
  jpeg: Uint8Array,
): { readonly markers: readonly number[]; readonly behind: number } => {
  const bytes = Buffer.from(jpeg);
  const markers: number[] = [];
  let at = 2;
  while (at < bytes.byteLength) {
    if (bytes[at] !== 0xff) throw new Error(`No marker at ${at}`);
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return { markers, behind: bytes.byteLength - at - 2 };
    markers.push(marker);
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda)
      while (bytes[at] !== 0xff || bytes[at + 1] === 0 || isRestart(bytes[at + 1])) at += 1;
  }
  throw new Error("No end");
};

const isRestart = (marker = 0): boolean => marker >= 0xd0 && marker <= 0xd7;
