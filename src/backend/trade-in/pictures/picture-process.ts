import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { BackendError } from "#backend/errors.ts";
import { type PictureKind, pictureKind } from "#domain/picture-kind.ts";
import type {
  EncodedPicture,
  PictureAnswer,
  PicturePurpose,
  PictureRequest,
  ProcessAnswer,
} from "./picture-answer.ts";

/**
 * 40 million pixels are 160 MB in memory. A JPEG is decoded at a reduced size, row by row, so one of 200 megapixels
 * takes less; a progressive one is decoded as a whole, with at most six bytes a pixel.
 */
const limits = {
  pixels: { png: 40_000_000, webp: 40_000_000, jpeg: 210_000_000, progressive: 50_000_000 },
  seconds: 10,
} as const;

/** The most pixels a side, and whether a smaller file is worth three times the work. */
const purposes = {
  upload: { side: 2560, mozjpeg: true },
  stock: { side: 1600, mozjpeg: false },
} as const satisfies Record<PicturePurpose, object>;

const notTaken = () => new BackendError("unsupported-media-type", "Expected a JPEG, PNG or WebP", "image");
const cut = () => new BackendError("picture-cut", "The picture is damaged or broken off", "image");

const readHeader = async (bytes: Uint8Array) => {
  try {
    return await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    throw cut();
  }
};

const encode = async (
  bytes: Uint8Array,
  kind: PictureKind,
  purpose: PicturePurpose,
): Promise<EncodedPicture> => {
  const { side, mozjpeg } = purposes[purpose];
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
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .jpeg({ quality: 82, mozjpeg })
      .timeout({ seconds: limits.seconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw cut();
  }
};

/**
 * Encodes a picture for storage: upright, in sRGB, at most 2560 pixels a side (of the stock 1600), as a new JPEG with only the visible
 * content of the file, without metadata and appended data. Runs in a process of its own: call `encodePicture`.
 *
 * Throws BackendError `unsupported-media-type` by the first bytes, `too-many-pixels` by the header, `picture-cut` when it cannot be
 * decoded as a whole within ten seconds.
 */
export const writeAnew = async (
  bytes: Uint8Array,
  purpose: PicturePurpose = "upload",
): Promise<EncodedPicture> => {
  const kind = pictureKind(bytes);
  if (kind === undefined) throw notTaken();
  return encode(bytes, kind, purpose);
};

/*
 * The process that `encode-picture.ts` starts: takes one picture after the other and answers with the result of each. It limits
 * its own memory, since pixels are allocated outside of JavaScript, where Node sets no limit.
 */

/** The most memory in bytes: during a picture, and after it for taking another. */
const bounds = { most: 400_000_000, idle: 150_000_000 };

// Caching has no use here, and each further thread would need memory for a part of the picture.
sharp.cache(false);
sharp.concurrency(1);

const memory = (): number => process.memoryUsage.rss();

const answer = (result: PictureAnswer, goesOn: boolean): void => {
  const message: ProcessAnswer = { answer: result, goesOn };
  process.send?.(message);
};

setInterval(() => {
  if (memory() > bounds.most) answer({ refused: "too-many-pixels", message: "Needs too much memory" }, false);
}, 10);

try {
  // If memory runs out all the same, Linux ends this process before the site.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // The file exists on Linux only.
}

process.once("disconnect", () => process.exit());
process.on("message", async ({ bytes, megabytes, purpose }: PictureRequest) => {
  bounds.most = megabytes * 1_000_000;
  try {
    answer(await writeAnew(bytes, purpose), memory() < bounds.idle);
  } catch (error) {
    const refused = error instanceof BackendError ? error.code : "internal";
    answer({ refused, message: error instanceof Error ? error.message : "" }, memory() < bounds.idle);
  }
});
