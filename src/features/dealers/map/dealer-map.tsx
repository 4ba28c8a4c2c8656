import styles from "./dealer-map.module.css";
import { type OutlineName, outlinesPath } from "./outlines-file.ts";
import { canariesFrame, mapSize, project } from "./project.ts";

export interface MapMark {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Shows the name beside the mark. */
  readonly label: boolean;
  /** Selected by the address; the others are dimmed. */
  readonly chosen: boolean;
}

const Outline = ({ name, style }: { readonly name: OutlineName; readonly style: string | undefined }) => (
  <use href={`${outlinesPath}#${name}`} className={style} />
);

/**
 * A map of the dealers, as inline SVG: no tiles, no script. Hidden from keyboards and screen readers, since
 * the list beside it has the same links in a better order.
 */
export const DealerMap = ({ marks }: { readonly marks: readonly MapMark[] }) => {
  const placed = marks.flatMap((mark) => {
    const place = project([mark.longitude, mark.latitude]);
    return place ? [{ mark, x: place[0], y: place[1] }] : [];
  });
  if (placed.length === 0) return null;
  return (
    <svg className={styles.map} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
      <Outline name="land" style={styles.land} />
      <Outline name="border" style={styles.border} />
      {placed.some(({ x, y }) => x > canariesFrame.x && y > canariesFrame.y) && (
        <>
          <Outline name="canaries" style={styles.land} />
          <rect className={styles.frame} {...canariesFrame} rx="6" />
        </>
      )}
      {placed.map(({ mark, x, y }) => (
        <a key={mark.id} href={mark.href} tabIndex={-1} data-chosen={mark.chosen || undefined}>
          <title>{mark.name}</title>
          <circle className={styles.reach} cx={x} cy={y} r="22" />
          <circle className={styles.mark} cx={x} cy={y} r="8" />
          {mark.label && (
            <text x={x + 13} y={y + 5}>
              {mark.name}
            </text>
          )}
        </a>
      ))}
    </svg>
  );
};
