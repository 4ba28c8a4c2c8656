import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import type { Pixels } from "../develop/develop.ts";

/** The card's pictures are looked at most; the others are shown one at a time. */
const QUALITY = { card: 42, other: 38 } as const;

/** Scales a picture down, sharpens it a little and writes it as AVIF, at 4:3. Folders are made. */
export const encodePicture = async (
  { data, width, height }: Pixels,
  files: ReadonlyMap<number, string>,
): Promise<void> => {
  const quality = files.size > 1 ? QUALITY.card : QUALITY.other;
  for (const [to, file] of files) {
    mkdirSync(dirname(file), { recursive: true });
    await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(to, (to * 3) / 4, { kernel: "lanczos3" })
      .sharpen({ sigma: 0.6 })
      .avif({ quality, effort: 3 })
      .toFile(file);
  }
};
