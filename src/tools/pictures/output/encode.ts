import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import sharp from "sharp";

/** Widths that pages ask for; heights follow at 4:3. */
export const WIDTHS = [360, 640, 1200] as const;
/** A turntable is looked at moving: one small size, packed tighter. */
export const SPIN_WIDTHS = [640] as const;
export const FORMATS = ["avif", "webp"] as const;

export type Encoded = { readonly file: string; readonly width: number; readonly height: number };

const QUALITY = { still: { avif: 46, webp: 62 }, spin: { avif: 36, webp: 44 } } as const;

/** Scales a rendered PNG down and writes it in every width and format, named for its content. */
export async function encodePicture(render: Buffer, folder: string, spin: boolean): Promise<Encoded> {
  const widths = spin ? SPIN_WIDTHS : WIDTHS;
  const width = Math.max(...widths);
  const height = (width * 3) / 4;
  const png = await sharp(render)
    .resize(width, height, { kernel: "lanczos3" })
    .sharpen({ sigma: 0.6 })
    .png()
    .toBuffer();
  const file = createHash("sha256").update(png).digest("hex").slice(0, 12);
  const quality = spin ? QUALITY.spin : QUALITY.still;
  for (const of of widths) {
    const scaled = sharp(png).resize(of);
    if (!existsSync(pictureFile(folder, file, of, "avif"))) {
      await scaled
        .clone()
        .avif({ quality: quality.avif, effort: 4 })
        .toFile(pictureFile(folder, file, of, "avif"));
    }
    if (!existsSync(pictureFile(folder, file, of, "webp"))) {
      await scaled
        .clone()
        .webp({ quality: quality.webp, effort: 5, smartSubsample: true })
        .toFile(pictureFile(folder, file, of, "webp"));
    }
  }
  return { file, width, height };
}

export const pictureFile = (folder: string, file: string, width: number, format: (typeof FORMATS)[number]) =>
  `${folder}/${file}-${width}.${format}`;
