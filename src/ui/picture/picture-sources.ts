import type { Picture } from "#contract/picture.ts";

export type PictureSource = { readonly type: string; readonly srcSet: string };

const order = ["image/avif", "image/webp", "image/jpeg", "image/png"] as const;

/**
 * Only paths of this site are served as they are; files of other hosts go through the optimizer, if the host
 * is allowed.
 */
const isOwn = (url: string): boolean => url.startsWith("/") && !url.startsWith("//");

/**
 * The encoded variants by type, best compression first, each as a `srcset` from narrow to wide; and a
 * fallback address: the widest file of the last type, else the picture itself.
 */
export const pictureSources = (picture: Picture): { sources: PictureSource[]; src: string } => {
  const variants = (picture.variants ?? []).filter(({ url }) => isOwn(url));
  const byType = order
    .map((type) => ({
      type,
      files: variants.filter((file) => file.type === type).sort((a, b) => a.width - b.width),
    }))
    .filter(({ files }) => files.length > 0);
  const sources = byType.map(({ type, files }) => ({
    type,
    srcSet: files.map(({ url, width }) => `${url} ${width}w`).join(", "),
  }));
  return { sources, src: byType.at(-1)?.files.at(-1)?.url ?? picture.url };
};
