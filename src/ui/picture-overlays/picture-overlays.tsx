import type { Picture as PictureData, PictureOverlay } from "#contract/picture.ts";
import styles from "./picture-overlays.module.css";

type Point = readonly [x: number, y: number];

/** Font size relative to the height of the box. */
const boxHeight = 100;
/** The country band of a car's plate takes a twelfth of its width. */
const signShare = 0.11;
/** Plates higher than this are of motorcycles, and have two lines. One of a car seen from an angle is 2.2 times as wide as high. */
const leastWideRatio = 1.8;

/**
 * Text in the empty areas of a picture. Rendered beside the picture's link, so that it is not part of its
 * name, and hidden from screen readers: `alt` has the relevant content.
 */
export const PictureOverlays = ({ picture }: { readonly picture: PictureData }) => {
  const { overlays = [], width, height } = picture;
  if (overlays.length === 0 || width === undefined || height === undefined) return null;
  return (
    <svg
      className={styles.overlays}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {overlays.map((overlay) => (
        <Writing key={overlay.kind} overlay={overlay} size={[width, height]} />
      ))}
    </svg>
  );
};

const Writing = ({ overlay: { kind, text, corners }, size }: { overlay: PictureOverlay; size: Point }) => {
  const [topLeft, topRight, , bottomLeft] = pointsOf(corners, size);
  if (!topLeft || !topRight || !bottomLeft) return null;
  const across: Point = [topRight[0] - topLeft[0], topRight[1] - topLeft[1]];
  const down: Point = [bottomLeft[0] - topLeft[0], bottomLeft[1] - topLeft[1]];
  const ratio = Math.hypot(...across) / Math.hypot(...down);
  const width = ratio * boxHeight;
  const matrix = [...across.map((by) => by / width), ...down.map((by) => by / boxHeight), ...topLeft];
  const isWide = ratio >= leastWideRatio;
  const lines = kind === "plate" && !isWide ? inTwoLines(text) : [text];
  const from = kind === "plate" && isWide ? width * signShare : 0;
  const lineHeight = boxHeight / lines.length;
  const room = (width - from) * (kind === "plate" ? 0.9 : 0.8);
  return lines.map((line, index) => (
    <text
      key={line}
      data-kind={kind}
      transform={`matrix(${matrix.map((value) => Number(value.toFixed(4))).join(" ")})`}
      x={Math.round(from + (width - from) / 2)}
      y={Math.round(lineHeight * (index + 0.8))}
      fontSize={Math.round(lineHeight * 0.8)}
      {...(kind === "plate" && { textLength: Math.round(room), lengthAdjust: "spacingAndGlyphs" })}
    >
      {line}
    </text>
  ));
};

const pointsOf = (corners: PictureOverlay["corners"], [width, height]: Point): Point[] =>
  [0, 2, 4, 6].map((at) => [(corners[at] ?? 0) * width, (corners[at + 1] ?? 0) * height]);

/** `0000 LBC` is `0000` above `LBC`, `AA 00 AA` is `AA 00` above `AA`. */
const inTwoLines = (text: string): string[] => {
  const at = text.lastIndexOf(" ");
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
};
