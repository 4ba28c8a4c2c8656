import type { Picture } from "#contract/picture.ts";

const widths = [360, 640, 1200] as const;
const encodings = [
  { extension: "avif", type: "image/avif" },
  { extension: "webp", type: "image/webp" },
] as const;

const fileUrl = (file: string, width: number, extension: string) => `/pictures/${file}-${width}.${extension}`;

/** The address of a rendered picture for whoever takes only one: 640 pixels, WebP. */
export const pictureUrl = (file: string): string => fileUrl(file, 640, "webp");

/** The address of a turntable's frame, which is made in one width and as AVIF only. */
export const frameUrl = (file: string): string => fileUrl(file, 640, "avif");

/** Every size and encoding in which a rendered picture was committed. @param file 12 hexadecimal digits */
export const pictureVariants = (file: string): NonNullable<Picture["variants"]> =>
  encodings.flatMap(({ extension, type }) =>
    widths.map((width) => ({ url: fileUrl(file, width, extension), width, type })),
  );
