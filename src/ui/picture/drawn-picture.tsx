import type { DrawablePicture } from "./drawable-picture.ts";
import styles from "./picture.module.css";

export type DrawnPictureProps = {
  readonly picture: DrawablePicture;
  readonly alt: string;
  readonly first?: boolean;
};

/** Renders a prepared picture in a box that is reserved before it loads. */
export const DrawnPicture = ({ picture, alt, first = false }: DrawnPictureProps) => {
  const { src, srcSet, sizes, sources, kind, width, height, fallback } = picture;
  const image = (
    <img
      className={styles.picture}
      alt={alt}
      width={width}
      height={height}
      loading={first ? "eager" : "lazy"}
      decoding="async"
      fetchPriority={first ? "high" : undefined}
      sizes={srcSet === undefined ? undefined : sizes}
      srcSet={srcSet}
      src={src}
      data-kind={kind === "car" ? undefined : kind}
      data-fallback={fallback && ""}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
};
