import type { CarPart, Mark } from "#domain/car-parts.ts";
import styles from "./car-map.module.css";

type Shape = { readonly part: CarPart; readonly path: string };

/** Path of a rectangle with rounded corners. */
const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${width - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${height - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`;

const middle: readonly Shape[] = [
  { part: "front-bumper", path: "M82 30Q120 6 158 30v14Q120 22 82 44z" },
  { part: "bonnet", path: "M84 72Q120 52 156 72l-2 46H86z" },
  { part: "windscreen", path: "M86 124h68l-8 28H94z" },
  { part: "roof", path: box(93, 158, 54, 88, 6) },
  { part: "rear-window", path: "M94 252h52l6 24H88z" },
  { part: "tailgate", path: "M87 282h66v36Q120 328 87 318z" },
  { part: "rear-bumper", path: "M82 350Q120 372 158 350v14Q120 388 82 364z" },
];

/** One side; the other is mirrored. */
const oneSide = (side: "left" | "right"): readonly Shape[] => {
  const at = (x: number, y: number, width: number, height: number, r: number) =>
    box(side === "left" ? x : 240 - x - width, y, width, height, r);
  return [
    { part: `${side}-headlight`, path: at(84, 46, 24, 14, 4) },
    { part: `${side}-front-wing`, path: at(46, 60, 30, 62, 8) },
    { part: `${side}-front-wheel`, path: at(14, 68, 26, 46, 10) },
    { part: `${side}-front-door`, path: at(42, 126, 34, 62, 5) },
    { part: `${side}-rear-door`, path: at(42, 192, 34, 58, 5) },
    { part: `${side}-rear-wing`, path: at(46, 254, 30, 68, 8) },
    { part: `${side}-rear-wheel`, path: at(14, 266, 26, 46, 10) },
    { part: `${side}-rear-light`, path: at(84, 330, 24, 14, 4) },
  ];
};

/** `public/icons/car-map.svg` has them too, where no part is a link. */
export const shapes: readonly Shape[] = [...middle, ...oneSide("left"), ...oneSide("right")];

type CarMapProps = {
  readonly marks: readonly Pick<Mark, "part">[];
  /** Id of the target of a part, where it has one on the page. */
  readonly leadsTo?: (part: CarPart) => string;
};

/**
 * A car from above, unfolded, with marked parts coloured. Hidden from screen readers and the keyboard: the
 * list beside it has the same information as text.
 */
export const CarMap = ({ marks, leadsTo }: CarMapProps) => (
  <svg viewBox="0 0 240 394" className={styles.map} aria-hidden="true" focusable="false">
    {!leadsTo && <use href="/icons/car-map.svg#car" />}
    {shapes.map(({ part, path }) => {
      const isMarked = marks.some((mark) => mark.part === part);
      const shape = { d: path, "data-of": part, "data-marked": isMarked || undefined };
      if (!leadsTo) return isMarked && <path key={part} {...shape} />;
      return (
        <a key={part} href={`#${leadsTo(part)}`} tabIndex={-1}>
          <path {...shape} />
        </a>
      );
    })}
  </svg>
);
