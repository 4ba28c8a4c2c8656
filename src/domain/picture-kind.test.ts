import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureKind } from "./picture-kind.ts";

test.each(["jpeg", "png", "webp"] as const)("%s is told by its first bytes", async (kind) => {
  const create = { width: 16, height: 16, channels: 3, background: "#27508f" } as const;
  expect(pictureKind(await sharp({ create }).toFormat(kind).toBuffer())).toBe(kind);
});

const box = (brand: string, ...compatible: readonly string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 16 + 4 * compatible.length]),
    Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join("")}`),
  ]);

test.each<[string, Uint8Array]>([
  ["HEIC", box("heic", "mif1", "heic")],
  ["HEIC that names AVIF as well", box("heic", "mif1", "avif")],
  ["HEIF of any kind", box("mif1", "heic", "avif")],
  ["a row of HEIF pictures", box("msf1")],
  ["a row of AVIF pictures", box("avis", "avif")],
  ["a film", box("isom", "mp42")],
  ["a drawing", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["GIF", Buffer.from("GIF89a")],
  ["TIFF", Buffer.from("II*\0")],
  ["PDF", Buffer.from("%PDF-1.7")],
  ["a sound", Buffer.from("RIFF\0\0\0\0WAVE")],
  ["a text", Buffer.from("hello")],
  ["the first byte of a JPEG", Buffer.from([0xff])],
  ["nothing", Buffer.alloc(0)],
])("%s is not taken", (_, bytes) => {
  expect(pictureKind(bytes)).toBeUndefined();
});
