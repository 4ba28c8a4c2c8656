import type { Picture } from "#contract/picture.ts";

/** Types that other sites and crawlers can be counted on to read. */
const readable: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

export type ShareablePicture = {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt?: string;
};

/** The file of a picture to show elsewhere: the widest that everybody can read, with its size where that is known. */
export const shareablePicture = ({ url, width, height, alt, variants = [] }: Picture): ShareablePicture => {
  const [widest] = variants.filter(({ type }) => readable.includes(type)).sort((a, b) => b.width - a.width);
  if (widest === undefined) return { url, width, height, alt };
  const ratio = width && height ? height / width : undefined;
  return {
    url: widest.url,
    alt,
    ...(ratio !== undefined && { width: widest.width, height: Math.round(widest.width * ratio) }),
  };
};
