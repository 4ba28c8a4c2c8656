import type { Picture } from "#contract/picture.ts";
import { isShopPicture } from "#contract/shop-files.ts";
import { isStockPicture } from "#contract/stock-pictures.ts";
import { imageOptions } from "#platform/image-options.ts";

/** Types that all who fetch feeds take. */
const taken: readonly string[] = ["image/jpeg", "image/png"];

const isOwn = (url: string): boolean =>
  url.startsWith("/pictures/") || isStockPicture(url) || isShopPicture(url);

/**
 * The address of a picture for other sites: its widest JPEG or PNG; one of ours without any is encoded anew by the optimiser, as JPEG for a
 * client that accepts nothing newer. It is never enlarged.
 */
export const feedPicture = ({
  url,
  picture,
}: {
  readonly url: string;
  readonly picture?: Picture | undefined;
}): string => {
  const [widest] = (picture?.variants ?? [])
    .filter(({ type }) => taken.includes(type))
    .sort((a, b) => b.width - a.width);
  if (widest) return widest.url;
  if (!isOwn(url) || /\.(?:jpe?g|png)$/i.test(url)) return url;
  const width = Math.max(...imageOptions.deviceSizes);
  return `/_next/image/?url=${encodeURIComponent(url)}&w=${width}&q=${imageOptions.quality}`;
};
