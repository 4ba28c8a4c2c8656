import { getImageProps } from "next/image";
import type { Picture } from "#contract/picture.ts";
import { imageOptions } from "#platform/image-options.ts";

/** Types that other sites and crawlers can be counted on to read. */
const readable: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

export type ShareablePicture = {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt?: string;
};

/** The widest file of a picture in a type that all clients read; undefined where it has none but itself. */
export const readableFile = ({ variants = [] }: Picture) =>
  variants.filter(({ type }) => readable.includes(type)).sort((a, b) => b.width - a.width)[0];

/**
 * The file of a picture to show elsewhere: the widest in a type that all clients read, with its size where that is known. One that comes in newer
 * types alone is written anew by the optimiser, in a type that the client accepts.
 */
export const shareablePicture = (picture: Picture): ShareablePicture => {
  const { url, width, height, alt, variants = [] } = picture;
  const widest = readableFile(picture);
  const isNewer = variants.some((file) => file.url === url && !readable.includes(file.type));
  if (widest === undefined) return { url: isNewer ? rewritten(url) : url, width, height, alt };
  const ratio = width && height ? height / width : undefined;
  return {
    url: widest.url,
    alt,
    ...(ratio !== undefined && { width: widest.width, height: Math.round(widest.width * ratio) }),
  };
};

const rewritten = (url: string): string =>
  getImageProps({
    src: url,
    alt: "",
    width: Math.max(...imageOptions.deviceSizes),
    height: 1,
    quality: imageOptions.quality,
  }).props.src;
