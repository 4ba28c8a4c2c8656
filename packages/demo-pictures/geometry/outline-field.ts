import { clamp, smoothMax, smoothstep } from "./blend.ts";
import { type Mesh, meshField } from "./surface-nets.ts";

export type Point = readonly [x: number, y: number];

/**
 * A panel as a side outline crossed with a half width that changes along x (or along y): tanks, fairings, seats. `crease`
 * tapers the width above and below a line through the middle; `inner` hollows the middle out, which leaves a pair.
 */
export type Panel = {
  readonly outline: readonly Point[];
  readonly width: readonly Point[];
  readonly along?: "x" | "y";
  readonly round: number;
  readonly crease?: number;
  readonly creaseLine?: readonly [Point, Point];
  readonly inner?: number;
};

/** Closed Catmull-Rom curve through the points, as a polygon. */
export const smoothOutline = (points: readonly Point[], perSpan = 6): Point[] => {
  const n = points.length;
  const at = (i: number) => points[((i % n) + n) % n] as Point;
  return points.flatMap((_, i) =>
    Array.from({ length: perSpan }, (_, step): Point => {
      const t = step / perSpan;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const curve = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      return [curve(0), curve(1)];
    }),
  );
};

/** Signed distance to a closed polygon, negative inside. */
export const polygonDistance = (polygon: readonly Point[], x: number, y: number): number => {
  let nearest = Number.POSITIVE_INFINITY;
  let sign = 1;
  let [bx, by] = polygon[polygon.length - 1] as Point;
  for (const [ax, ay] of polygon) {
    const [ex, ey] = [bx - ax, by - ay];
    const [wx, wy] = [x - ax, y - ay];
    const t = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey || 1), 0, 1);
    nearest = Math.min(nearest, (wx - ex * t) ** 2 + (wy - ey * t) ** 2);
    const [low, high, left] = [y >= ay, y < by, ex * wy > ey * wx];
    if ((low && high && left) || (!low && !high && !left)) sign = -sign;
    [bx, by] = [ax, ay];
  }
  return sign * Math.sqrt(nearest);
};

export const meshPanel = (panel: Panel, cell = 0.007): Mesh => {
  const polygon = smoothOutline(panel.outline);
  const [xs, ys] = [polygon.map((p) => p[0]), polygon.map((p) => p[1])];
  const halfWidth = steps(panel.width);
  const [from, to] = panel.creaseLine ?? [
    [Math.min(...xs), (Math.min(...ys) + Math.max(...ys)) / 2],
    [Math.max(...xs), (Math.min(...ys) + Math.max(...ys)) / 2],
  ];
  const lean = (to[1] - from[1]) / (to[0] - from[0] || 1);
  const crease = panel.crease ?? 0;
  let [lastX, lastY, edge] = [Number.NaN, Number.NaN, 0];
  const field = (x: number, y: number, z: number) => {
    if (x !== lastX || y !== lastY) [lastX, lastY, edge] = [x, y, polygonDistance(polygon, x, y)];
    const off = Math.abs(y - from[1] - lean * (x - from[0]));
    const width = halfWidth(panel.along === "y" ? y : x) - crease * off * (1 - Math.exp(-off / 0.02));
    const distance = smoothMax(edge, (z - width) * 0.93, panel.round);
    return panel.inner === undefined ? distance : smoothMax(distance, panel.inner - z, 0.02);
  };
  const margin = 0.03;
  return meshField(
    field,
    {
      x: [Math.min(...xs) - margin, Math.max(...xs) + margin],
      y: [Math.min(...ys) - margin, Math.max(...ys) + margin],
      z: Math.max(...panel.width.map((p) => p[1])) + margin,
    },
    cell,
  );
};

/** Eased steps from point to point, level beyond both ends. */
const steps =
  (points: readonly Point[]): ((at: number) => number) =>
  (at) => {
    let value = points[0]?.[1] ?? 0;
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1] as Point, points[i] as Point];
      if (at > a[0]) value = a[1] + (b[1] - a[1]) * smoothstep(a[0], b[0], at);
    }
    return value;
  };
