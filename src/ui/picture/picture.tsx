import { getImageProps } from "next/image";
import type { Picture as PictureData } from "#contract/picture.ts";
import styles from "./picture.module.css";
import { pictureSources } from "./picture-sources.ts";

export type PictureProps = {
  readonly picture: PictureData | undefined;
  /** What is seen; empty where the text beside it says the same. */
  readonly alt: string;
  readonly sizes: string;
  /** The first picture of a page: fetched at once, before the others. */
  readonly first?: boolean;
};

const fallback = "/icons/vehicle-fallback.svg";

/** A 4:3 picture in the format and width that suit the browser, in a room that is reserved before it arrives. */
export function Picture({ picture, alt, sizes, first = false }: PictureProps) {
  const { width = 1200, height = 900 } = picture ?? {};
  const image = {
    className: styles.picture,
    alt,
    width,
    height,
    loading: first ? ("eager" as const) : ("lazy" as const),
    decoding: "async" as const,
    fetchPriority: first ? ("high" as const) : undefined,
  };
  if (picture === undefined) return <img {...image} alt={alt} src={fallback} data-fallback="" />;
  const { sources, src } = pictureSources(picture);
  if (sources.length === 0) {
    const { props } = getImageProps({ src, alt, width, height, sizes });
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
