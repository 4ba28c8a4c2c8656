import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import sharp, { type Sharp } from "sharp";

/** Widths that pages ask for; heights follow at 4:3. */
export const WIDTHS = [360, 640, 1200] as const;
/** A turntable is looked at moving: one small size, packed tighter. */
export const SPIN_WIDTHS = [640] as const;
export const FORMATS = ["avif", "webp"] as const;
type Format = (typeof FORMATS)[number];
/** A turntable is an extra of some vehicles: where AVIF is not known the still pictures serve, for half the weight. */
export const SPIN_FORMATS = ["avif"] as const satisfies readonly Format[];

export type Encoded = { readonly file: string; readonly width: number; readonly height: number };

const QUALITY = { still: { avif: 46, webp: 62 }, spin: { avif: 36 } } as const;

/** Scales a rendered PNG down and writes it in every width and format, named for its content. */
export const encodePicture = async (render: Buffer, folder: string, spin: boolean): Promise<Encoded> => {
  const widths = spin ? SPIN_WIDTHS : WIDTHS;
  const width = Math.max(...widths);
  const height = (width * 3) / 4;
  const png = await sharp(render)
    .resize(width, height, { kernel: "lanczos3" })
    .sharpen({ sigma: 0.6 })
    .png()
    .toBuffer();
  const file = createHash("sha256").update(png).digest("hex").slice(0, 12);
  const write: Record<Format, (scaled: Sharp) => Sharp> = {
    avif: (scaled) => scaled.avif({ quality: QUALITY[spin ? "spin" : "still"].avif, effort: 4 }),
    webp: (scaled) => scaled.webp({ quality: QUALITY.still.webp, effort: 5, smartSubsample: true }),
  };
  for (const of of widths) {
    for (const format of spin ? SPIN_FORMATS : FORMATS) {
      const path = pictureFile(folder, file, of, format);
      if (!existsSync(path)) await write[format](sharp(png).resize(of)).toFile(path);
    }
  }
  return { file, width, height };
};

export const pictureFile = (folder: string, file: string, width: number, format: Format) =>
  `${folder}/${file}-${width}.${format}`;
