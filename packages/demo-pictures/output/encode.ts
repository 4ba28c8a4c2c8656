import { mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import type { Pixels } from "../develop/develop.ts";

/** The card's pictures are looked at most; the others are shown one at a time. */
const QUALITY = { small: 30, card: 28, other: 21 } as const;

/** Scales a picture down, sharpens it a little and writes it as AVIF, at 4:3. Folders are made; a file has its name when it is whole. */
export const encodePicture = async (
  { data, width, height }: Pixels,
  files: ReadonlyMap<number, string>,
): Promise<void> => {
  for (const [to, file] of files) {
    const quality = QUALITY[files.size === 1 ? "other" : to < 500 ? "small" : "card"];
    mkdirSync(dirname(file), { recursive: true });
    await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(to, (to * 3) / 4, { kernel: "lanczos3" })
      .sharpen({ sigma: 0.6 })
      .avif({ quality, effort: 1, chromaSubsampling: "4:2:0" })
      .toFile(`${file}.part`);
    renameSync(`${file}.part`, file);
  }
};
