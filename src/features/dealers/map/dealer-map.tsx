import styles from "./dealer-map.module.css";

/** Longitude and latitude, in degrees. */
type Point = readonly [longitude: number, latitude: number];

const read = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [longitude = 0, latitude = 0] = pair.split(",").map(Number);
      return [longitude, latitude];
    });

/**
 * The peninsula without France, our own outline from the positions of capes, river mouths and passes;
 * accurate to some 10 km.
 */
export const peninsula = read(`
3.32,42.32 3.17,42.26 3.13,42.14 3.22,41.98 3.13,41.85 2.79,41.67 2.45,41.53 2.18,41.36 1.81,41.23 1.25,41.11 1.00,41.05
0.71,40.82 0.87,40.72 0.60,40.58 0.47,40.47 0.41,40.36 0.03,39.97 -0.20,39.65 -0.32,39.45 -0.23,39.17 0.11,38.84
0.23,38.73 0.05,38.64 -0.13,38.53 -0.48,38.34 -0.52,38.19 -0.68,37.98 -0.72,37.78 -0.69,37.63 -0.98,37.58 -1.27,37.56
-1.58,37.40 -1.82,37.18 -1.92,36.95 -2.19,36.72 -2.47,36.83 -2.80,36.70 -3.02,36.74 -3.52,36.72 -4.10,36.73 -4.42,36.71
-4.62,36.53 -4.89,36.50 -5.15,36.42 -5.35,36.12 -5.61,36.00 -6.03,36.18 -6.30,36.53 -6.44,36.74 -6.36,36.80 -6.56,37.00
-6.95,37.17 -7.40,37.17 -7.64,37.10 -7.90,36.96 -8.25,37.08 -8.67,37.09 -8.99,37.00 -8.80,37.44 -8.79,37.72 -8.88,37.95
-8.80,38.38 -8.89,38.50 -9.22,38.41 -9.24,38.64 -9.00,38.70 -9.08,38.78 -9.30,38.68 -9.42,38.69 -9.50,38.78 -9.42,38.96
-9.33,39.30 -9.41,39.36 -9.07,39.60 -8.91,40.19 -8.75,40.64 -8.68,41.15 -8.78,41.45 -8.84,41.69 -8.87,41.87 -8.87,42.12
-8.62,42.30 -8.87,42.35 -8.70,42.42 -8.92,42.47 -8.75,42.62 -9.05,42.53 -8.90,42.78 -9.15,42.72 -9.27,42.88 -9.30,43.05
-9.20,43.19 -8.81,43.32 -8.40,43.39 -8.22,43.38 -8.32,43.50 -7.87,43.77 -7.68,43.79 -7.60,43.66 -7.04,43.55 -6.53,43.55
-6.10,43.57 -5.85,43.66 -5.66,43.55 -5.06,43.46 -4.75,43.42 -4.20,43.40 -3.80,43.49 -3.40,43.42 -3.20,43.39 -3.03,43.34
-2.93,43.43 -2.75,43.46 -2.25,43.31 -1.98,43.33 -1.79,43.38 -1.63,43.27 -1.45,43.10 -1.30,43.08 -0.95,42.96 -0.72,42.90
-0.53,42.80 -0.15,42.79 0.02,42.69 0.40,42.70 0.66,42.69 0.68,42.85 0.86,42.82 1.35,42.72 1.43,42.60 1.73,42.50 1.95,42.44
2.10,42.38 2.48,42.34 2.66,42.40 2.86,42.46 3.17,42.43 3.32,42.32
`);

/** The border between Spain and Portugal, from the mouth of the Minho to that of the Guadiana. */
export const border = read(`
-8.87,41.87 -8.60,42.05 -8.20,42.15 -8.10,42.03 -8.21,41.87 -8.05,41.82 -7.90,41.92 -7.60,41.83 -7.43,41.81 -7.18,41.88
-6.98,41.95 -6.60,41.94 -6.55,41.68 -6.19,41.58 -6.35,41.40 -6.69,41.20 -6.93,41.03 -6.85,40.75 -6.80,40.55 -6.85,40.27
-7.01,40.20 -6.87,40.02 -7.02,39.67 -7.54,39.65 -7.32,39.45 -7.23,39.20 -6.96,39.05 -7.04,38.88 -7.26,38.72 -7.33,38.45
-7.10,38.20 -7.00,38.02 -7.26,37.98 -7.52,37.55 -7.40,37.17
`);

/** Size of the map in SVG units; the Canary Islands are far away and have a frame of their own. */
export const mapSize = { width: 800, height: 590 } as const;
export const canariesFrame = { x: 470, y: 464, width: 318, height: 122 } as const;

const degree = 71;
/** A degree of longitude is shorter than one of latitude, by the cosine of the map's mean latitude. */
const eastwards = degree * Math.cos((40 * Math.PI) / 180);
const corner: Point = [-9.75, 43.98];
const canariesCorner: Point = [-18.35, 29.42];
const canariesDegree = 62;

/** Projects a position to SVG units; undefined outside Spain and Portugal. */
export const project = ([longitude, latitude]: Point): readonly [x: number, y: number] | undefined => {
  if (!Number.isFinite(longitude + latitude)) return undefined;
  if (latitude < 30 && latitude > 27 && longitude > -19 && longitude < -13) {
    const [west, north] = canariesCorner;
    const x = canariesFrame.x + (longitude - west) * canariesDegree * Math.cos((28 * Math.PI) / 180);
    return [round(x), round(canariesFrame.y + (north - latitude) * canariesDegree)];
  }
  const [west, north] = corner;
  const [x, y] = [(longitude - west) * eastwards, (north - latitude) * degree];
  return x < 0 || x > mapSize.width || y < 0 || y > mapSize.height ? undefined : [round(x), round(y)];
};

/**
 * SVG path of a line through the points, closed where it ends at its start; relative steps are shorter than
 * positions.
 */
export const outlinePath = (points: readonly Point[]): string => {
  const places = points.flatMap((point) => {
    const place = project(point);
    return place ? [place] : [];
  });
  const [first, ...rest] = places;
  if (!first) return "";
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? first;
    return `${x - fromX} ${y - fromY}`;
  });
  const end = String(first) === String(places.at(-1)) ? "z" : "";
  return `M${first.join(" ")}l${steps.join(" ")}${end}`.replaceAll(" -", "-");
};

const round = (value: number): number => Math.round(value);

export const balearics = [
  `2.35,39.58 2.78,39.86 3.20,39.96 3.13,39.87 3.46,39.72 3.27,39.40 3.05,39.27 2.75,39.35 2.72,39.53 2.48,39.47 2.35,39.58`,
  `3.80,39.98 4.10,40.06 4.30,39.90 4.25,39.82 3.83,39.93 3.80,39.98`,
  `1.20,38.90 1.30,39.03 1.60,39.10 1.57,38.97 1.40,38.83 1.20,38.90`,
].map(read);

export const canaries = [
  `-16.92,28.35 -16.55,28.41 -16.12,28.58 -16.36,28.35 -16.42,28.14 -16.68,28.00 -16.92,28.35`,
  `-15.70,28.16 -15.42,28.17 -15.37,27.85 -15.58,27.73 -15.82,27.90 -15.70,28.16`,
  `-13.87,28.75 -13.82,28.40 -14.20,28.16 -14.50,28.07 -14.20,28.32 -14.00,28.70 -13.87,28.75`,
  `-13.47,29.24 -13.45,29.02 -13.80,28.85 -13.85,29.00 -13.47,29.24`,
  `-17.97,28.84 -17.75,28.82 -17.83,28.45 -18.00,28.75 -17.97,28.84`,
  `-17.34,28.14 -17.12,28.13 -17.22,28.02 -17.34,28.14`,
  `-18.14,27.77 -17.90,27.82 -17.98,27.64 -18.14,27.77`,
].map(read);

/** Shared by every dealer's page: inline, the outlines were half of such a page. */
export const outlinesPath = "/icons/iberia.svg";

const outlines = {
  land: [peninsula, ...balearics],
  canaries,
  border: [border],
} as const;

type OutlineName = keyof typeof outlines;

/**
 * Content of that file of `public`: the outlines of the map by name, in units of the SVG, without colours.
 * @public Its test writes it.
 */
export const outlinesFile = (): string => {
  const paths = Object.entries(outlines).map(
    ([name, lines]) =>
      `<path id="${name}" vector-effect="non-scaling-stroke" d="${lines.map(outlinePath).join("")}"/>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${paths.join("")}</svg>\n`;
};

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
