export type PictureKind = "jpeg" | "png" | "webp";

const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * What a file is by its first bytes, whatever its name and type claim; undefined for all that is not taken, HEIC and AVIF among it: an
 * AVIF of one kB can cost seconds and hundreds of megabytes.
 */
export const pictureKind = (bytes: Uint8Array): PictureKind | undefined => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP") return "webp";
  return undefined;
};
