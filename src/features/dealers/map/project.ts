import type { Point } from "./outlines.ts";

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
