import type { Body } from "../tables/body.ts";
import { clamp } from "./blend.ts";
import type { Knot } from "./spline.ts";

/** The outer measures of a vehicle, metres. */
export type Measures = {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wheelbase: number;
};

/**
 * A body reshaped for other measures: what lies before, between and behind the axles is stretched by itself, heights and
 * widths each as a whole, and wheels stay round. Overhangs keep the share that they have of each other.
 */
export const bendBody = (body: Body, to: Measures): Body => {
  const tall = to.height / heightOf(body);
  const wide = to.width / body.width;
  const front = (to.length - to.wheelbase) * (body.frontOverhang / (body.length - body.wheelbase));
  const along = stretch(
    [0, body.frontOverhang, body.frontOverhang + body.wheelbase, body.length],
    [0, front, front + to.wheelbase, to.length],
  );
  const heights = (knots: readonly Knot[]): Knot[] => knots.map(([x, y]) => [along(x), y * tall]);
  const outline = (knots: readonly Knot[]): Knot[] => knots.map(([y, x]) => [y * tall, along(x)]);
  const slopeAt = (x: number) => (along(x + 0.05) - along(x - 0.05)) / 0.1;
  const leaning = (x: number, slope: number) => (slope * slopeAt(x)) / tall;
  const edge = ([x, y, slope]: Body["windowFront"]) => [along(x), y * tall, leaning(x, slope)] as const;
  const { doors } = body;
  return {
    ...body,
    length: to.length,
    width: to.width,
    frontOverhang: front,
    wheelbase: to.wheelbase,
    wheelRadius: body.wheelRadius * clamp(0.35 + 0.65 * tall, 0.9, 1.12),
    bonnet: heights(body.bonnet),
    roof: heights(body.roof),
    underside: heights(body.underside),
    shoulder: heights(body.shoulder),
    belt: heights(body.belt),
    plan: body.plan.map(([x, z]) => [along(x), z * wide]),
    nose: outline(body.nose),
    tail: outline(body.tail),
    face: [body.face[0] * tall, body.face[1] * tall],
    rear: [body.rear[0] * tall, body.rear[1] * tall],
    screenTop: along(body.screenTop),
    windowFront: edge(body.windowFront),
    windowRear: edge(body.windowRear),
    // A pillar is measured at the height of one metre, which is another height after the stretch.
    pillars: body.pillars.map(([from, end, slope]) => {
      const moved = slope * (1 / tall - 1);
      return [along(from + moved), along(end + moved), leaning(from, slope)] as const;
    }),
    doors: {
      ...doors,
      front: along(doors.front),
      split: along(doors.split),
      ...(doors.rear !== undefined && { rear: along(doors.rear) }),
    },
    ...(body.bed && { bed: [along(body.bed[0]), along(body.bed[1])] as const }),
    ...(body.cabEnd !== undefined && { cabEnd: along(body.cabEnd) }),
  };
};

export const heightOf = ({ roof }: Pick<Body, "roof">): number => Math.max(...roof.map(([, y]) => y));

/** Straight from each place to its counterpart, carried on beyond both ends. */
const stretch =
  (from: readonly number[], to: readonly number[]) =>
  (at: number): number => {
    let i = 0;
    while (i < from.length - 2 && at > (from[i + 1] as number)) i++;
    const [a, b] = [from[i] as number, from[i + 1] as number];
    const [c, d] = [to[i] as number, to[i + 1] as number];
    return c + ((at - a) / (b - a)) * (d - c);
  };
