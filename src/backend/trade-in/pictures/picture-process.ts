import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { BackendError } from "#backend/errors.ts";
import { type PictureKind, pictureKind } from "#domain/picture-kind.ts";
import type { EncodedPicture, PictureAnswer, PictureRequest, ProcessAnswer } from "./picture-answer.ts";

/**
 * 40 million pixels are 160 MB in memory. A JPEG is read at a reduced size while it is decoded, row by row, so one of 200 megapixels
 * takes less; one that is progressive is held whole, six bytes a pixel at most.
 */
const limits = {
  pixels: { png: 40_000_000, webp: 40_000_000, jpeg: 210_000_000, progressive: 50_000_000 },
  side: 2560,
  seconds: 10,
} as const;

const notTaken = () => new BackendError("unsupported-media-type", "Expected a JPEG, PNG or WebP", "image");
const cut = () => new BackendError("picture-cut", "The picture is damaged or broken off", "image");

const readHeader = async (bytes: Uint8Array) => {
  try {
    return await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    throw cut();
  }
};

const encode = async (bytes: Uint8Array, kind: PictureKind): Promise<EncodedPicture> => {
  const { width, height, format, isProgressive } = await readHeader(bytes);
  if (format !== kind) throw notTaken();
  const most = limits.pixels[kind === "jpeg" && isProgressive ? "progressive" : kind];
  if (width * height > most) throw new BackendError("too-many-pixels", `More than ${most} pixels`, "image");
  try {
    const { data, info } = await sharp(bytes, {
      failOn: "error",
      limitInputPixels: most,
      pages: 1,
      autoOrient: true,
    })
      .resize({ width: limits.side, height: limits.side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .jpeg({ quality: 82, mozjpeg: true })
      .timeout({ seconds: limits.seconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw cut();
  }
};

/**
 * A picture as it is kept: upright, in sRGB, at most 2560 pixels a side, written anew as a JPEG in which nothing is left of the file
 * that came but what is seen, neither metadata nor what was hidden behind it. It is done in a process of its own: ask `encodePicture`.
 *
 * BackendError `unsupported-media-type` by its first bytes, `too-many-pixels` by its header, `picture-cut` where it cannot be read
 * whole within ten seconds.
 */
export const writeAnew = async (bytes: Uint8Array): Promise<EncodedPicture> => {
  const kind = pictureKind(bytes);
  if (kind === undefined) throw notTaken();
  return encode(bytes, kind);
};

/*
 * The process that `encode-picture.ts` starts: takes the bytes of one picture after the other and answers what became of each. It measures
 * itself, since pixels are held outside of JavaScript, where Node bounds nothing.
 */

/** How much memory it may have in all, and how much it may be left with after a picture, in bytes. */
const bounds = { most: 400_000_000, kept: 150_000_000 };

// Nothing is kept for another picture, and every further thread would hold a part of this one.
sharp.cache(false);
sharp.concurrency(1);

const memory = (): number => process.memoryUsage.rss();

const answer = (told: PictureAnswer, goesOn: boolean): void => {
  const message: ProcessAnswer = { answer: told, goesOn };
  process.send?.(message);
};

setInterval(() => {
  if (memory() > bounds.most) answer({ refused: "too-many-pixels", message: "Needs too much memory" }, false);
}, 10);

try {
  // Should memory run out all the same, Linux ends this process before the site.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // There is no such file elsewhere.
}

process.once("disconnect", () => process.exit());
process.on("message", async ({ bytes, megabytes }: PictureRequest) => {
  bounds.most = megabytes * 1_000_000;
  try {
    answer(await writeAnew(bytes), memory() < bounds.kept);
  } catch (error) {
    const refused = error instanceof BackendError ? error.code : "internal";
    answer({ refused, message: error instanceof Error ? error.message : "" }, memory() < bounds.kept);
  }
});
