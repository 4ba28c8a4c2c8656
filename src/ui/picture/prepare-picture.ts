import { getImageProps } from "next/image";
import type { Picture } from "#contract/picture.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { imageOptions } from "#platform/image-options.ts";
import type { DrawablePicture } from "./drawable-picture.ts";
import { pictureSources } from "./picture-sources.ts";

const fallbacks = {
  car: "/icons/vehicle-fallback.svg",
  motorbike: "/icons/motorbike-fallback.svg",
} as const satisfies Record<VehicleKind, string>;

/**
 * Selects the files of a picture: its encoded variants; else those of the optimizer; else a placeholder.
 * Server only: the optimizer would add 6 kB to the browser.
 * @param sizes display widths, as in the `sizes` attribute
 */
export const preparePicture = (
  picture: Picture | undefined,
  sizes: string,
  kind: VehicleKind = "car",
): DrawablePicture => {
  const { width = 1200, height = 900 } = picture ?? {};
  const frame = { kind, width, height };
  if (picture === undefined) return { ...frame, src: fallbacks[kind], sources: [], fallback: true };
  const { sources, src } = pictureSources(picture);
  const last = sources.at(-1);
  if (last === undefined) {
    const { props } = getImageProps({ src, alt: "", width, height, sizes, quality: imageOptions.quality });
    return { ...frame, src: props.src, srcSet: props.srcSet, sizes, sources: [] };
  }
  // A single file is the picture itself.
  const srcSet = last.srcSet.includes(",") ? last.srcSet : undefined;
  return { ...frame, src, ...(srcSet && { srcSet }), sizes, sources: sources.slice(0, -1) };
};
