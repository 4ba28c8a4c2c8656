import type { Body } from "../tables/body.ts";
import { bump, clamp, smoothMax, smoothMin, smoothstep } from "./blend.ts";
import { tabulate } from "./curve.ts";
import { type Curve, type Knot, spline } from "./spline.ts";

/** The body's curves as tables, with the wheel positions. */
export type Draught = {
  readonly body: Body;
  readonly axles: readonly [front: number, rear: number];
  readonly archRadius: number;
  readonly bonnet: Curve;
  readonly roof: Curve;
  readonly underside: Curve;
  readonly shoulder: Curve;
  readonly belt: Curve;
  readonly plan: Curve;
  readonly nose: Curve;
  readonly tail: Curve;
};

/** How far a point lies outside each surface: cabin side, roof and screens, lower body, rear screen. */
export type Surfaces = { side: number; roof: number; lower: number; rear: number };

export const TYRE_WIDTH = 0.235;
const SECTION: readonly Knot[] = [
  [0.1, -0.1],
  [0.22, -0.042],
  [0.36, -0.01],
  [0.52, 0],
  [0.68, -0.004],
  [0.8, -0.01],
  [1.2, -0.03],
];

export const draught = (body: Body): Draught => {
  const along = (knots: readonly Knot[]) => tabulate(spline(knots), -0.4, body.length + 0.4);
  const upwards = (knots: readonly Knot[]) => tabulate(spline(knots), -0.1, 2.2);
  return {
    body,
    axles: [body.frontOverhang, body.frontOverhang + body.wheelbase],
    archRadius: body.wheelRadius + (body.cladding ? 0.048 : 0.036),
    bonnet: along(body.bonnet),
    roof: along(body.roof),
    underside: along(body.underside),
    shoulder: along(body.shoulder),
    belt: along(body.belt),
    plan: along(body.plan),
    nose: upwards(body.nose),
    tail: upwards(body.tail),
  };
};

/** The body as one implicit function; `out`, when given, receives the distance to each single surface. */
export const carField = (car: Draught): ((x: number, y: number, z: number, out?: Surfaces) => number) => {
  const { body, bonnet, roof, plan, nose, tail, belt, shoulder } = car;
  const [front, back] = car.axles;
  const scale = belt(2.4) / 0.985;
  const section = tabulate(spline(SECTION), -0.1, 2.2);
  const tumblehome = body.tumblehome ?? 0.25;
  const roofEdge = body.roofEdge ?? 0.1;
  const noseBow = body.noseBow ?? 0.17;
  const tailBow = body.tailBow ?? 0.13;
  const slope = (curve: Curve, at: number) => (curve(at + 0.01) - curve(at - 0.01)) / 0.02;

  const halfWidth = (x: number, y: number) => {
    const crease = shoulder(x);
    const above = Math.max(0, y - crease);
    const below = Math.max(0, crease - y);
    const fade = smoothstep(0.25, 0.9, x) * (1 - 0.4 * smoothstep(body.length - 0.7, body.length, x));
    let width = plan(x) + 0.022 * (1 - smoothstep(0, 0.9, x)) + section(y / scale);
    width -= 0.34 * above * (1 - Math.exp(-above / 0.035));
    width -= 0.011 * fade * (1 - bump(below, 0.035)) * bump(below, 0.15);
    const sill = Math.max(0, y - 0.34 * scale - 0.035 * (x / body.length));
    const betweenWheels =
      smoothstep(front + 0.42, front + 0.8, x) * (1 - smoothstep(back - 0.8, back - 0.42, x));
    width -= 0.014 * (1 - bump(sill, 0.03)) * bump(sill, 0.11) * betweenWheels;
    for (const axle of car.axles) {
      const reach = 1 - clamp((Math.hypot(x - axle, y - body.wheelRadius) - car.archRadius) / 0.15, 0, 1);
      width += 0.012 * reach * reach * (3 - 2 * reach);
      width += 0.012 * bump(x - axle, 0.42) * smoothstep(0.5 * scale, 0.8 * scale, y) * fade;
    }
    return width;
  };

  return (x, y, zSigned, out) => {
    const z = Math.abs(zSigned);
    const zz = z * z;
    const side = (z - halfWidth(x, y)) * 0.98;
    const bonnetCrease =
      0.007 *
      bump(z - 0.36 - 0.17 * clamp(x, 0, 1.2), 0.05) *
      smoothstep(0.1, 0.5, x) *
      (1 - smoothstep(0.95, 1.25, x));
    const top =
      (y - bonnet(x) + 0.055 * (zz / 0.7) * Math.min(1, 0.35 + Math.max(0, x)) - bonnetCrease) /
      Math.hypot(1, slope(bonnet, x));
    const bow = (zz / 0.64) * (0.6 + 0.4 * (zz / 0.64));
    const head = (nose(y) + noseBow * bow - x) / Math.hypot(1, slope(nose, y));
    const end = (x - tail(y) + tailBow * bow) / Math.hypot(1, slope(tail, y));
    let lower = smoothMax(smoothMax(side, head, 0.22), end, 0.18);
    lower = smoothMax(lower, top, 0.075);
    lower = smoothMax(lower, (car.underside(x) - y) * 0.95, 0.05);

    const sillHeight = belt(clamp(x, 0.8, body.length - 0.2));
    const up = Math.max(y - sillHeight, -0.015);
    const cabinWidth = plan(x) - 0.052 - 0.1 * Math.max(0, x - body.length * 0.78);
    const cabinSide = (z - (cabinWidth - tumblehome * up - 0.1 * up * Math.max(up, 0))) * 0.95;
    const bowed = x - 0.22 * zz * (1 - smoothstep(2, 2.8, x));
    const cabinTop = (y - roof(bowed) + 0.15 * zz) / Math.hypot(1, slope(roof, bowed));
    const cab = body.cabEnd === undefined ? end : x - body.cabEnd + 0.1 * (y - 1.15) + 0.03 * zz;
    let cabin = smoothMax(smoothMax(cabinSide, cabinTop, roofEdge), cab, 0.09);
    cabin = smoothMax(cabin, sillHeight - 0.12 - y, 0.02);

    let distance = smoothMin(lower, cabin, 0.03);
    if (body.bed) {
      distance = smoothMax(
        distance,
        -Math.max(body.bed[0] - x, x - body.bed[1], z - plan(x) + 0.13, 0.72 - y),
        0.03,
      );
    }
    if (z > 0.35) {
      for (const axle of car.axles) {
        const arch = Math.max(Math.hypot(x - axle, y - body.wheelRadius) - car.archRadius, 0.45 - z);
        distance = smoothMax(distance, -arch, 0.032);
      }
    }
    if (out) {
      out.side = cabinSide;
      out.roof = cabinTop;
      out.lower = lower;
      out.rear = body.rearScreen === "notch" ? (x < body.length * 0.58 ? -9 : cabinTop) : cab;
    }
    return distance;
  };
};
