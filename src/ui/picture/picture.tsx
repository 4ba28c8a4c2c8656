import { getImageProps } from "next/image";
import type { Picture as PictureData } from "#contract/picture.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import styles from "./picture.module.css";
import { pictureSources } from "./picture-sources.ts";

export type PictureProps = {
  readonly picture: PictureData | undefined;
  /** What is seen; empty where the text beside it says the same. */
  readonly alt: string;
  readonly sizes: string;
  /** What is drawn where there is no picture, or where it does not arrive. */
  readonly kind?: VehicleKind;
  /** The first picture of a page: fetched at once, before the others. */
  readonly first?: boolean;
};

const fallbacks = {
  car: "/icons/vehicle-fallback.svg",
  motorbike: "/icons/motorbike-fallback.svg",
} as const satisfies Record<VehicleKind, string>;

/** A 4:3 picture in the format and width that suit the browser, in a room that is reserved before it arrives. */
export function Picture({ picture, alt, sizes, kind = "car", first = false }: PictureProps) {
  const { width = 1200, height = 900 } = picture ?? {};
  const image = {
    className: styles.picture,
    alt,
    width,
    height,
    loading: first ? ("eager" as const) : ("lazy" as const),
    decoding: "async" as const,
    fetchPriority: first ? ("high" as const) : undefined,
    "data-kind": kind === "car" ? undefined : kind,
  };
  if (picture === undefined) return <img {...image} alt={alt} src={fallbacks[kind]} data-fallback="" />;
  const { sources, src } = pictureSources(picture);
  if (sources.length === 0) {
    const { props } = getImageProps({ src, alt, width, height, sizes, quality: 60 });
    return <img {...image} alt={alt} src={props.src} srcSet={props.srcSet} sizes={sizes} />;
  }
  const last = sources.at(-1);
  return (
    <picture>
      {sources.slice(0, -1).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img {...image} alt={alt} src={src} srcSet={last?.srcSet} sizes={sizes} />
    </picture>
  );
}
