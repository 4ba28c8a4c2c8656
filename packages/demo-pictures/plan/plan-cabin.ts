import type { Measures } from "../geometry/bend-body.ts";
import { clamp } from "../geometry/blend.ts";
import { type Boot, type Cabin, DASHBOARDS, UPHOLSTERY, type UpholsteryId } from "../tables/cabins.ts";
import type { ShapeId } from "../tables/shapes.ts";
import { numberOf } from "./habits.ts";
import { MAKE_MIXES } from "./make-faces.ts";

const CLOSED_BOOTS: readonly ShapeId[] = [
  "saloon",
  "coupe",
  "coupe-small",
  "convertible",
  "roadster",
  "retro-city-open",
  "retro-three-open",
  "crossover-open",
  "micro-open",
];
const TWO_SEATS: readonly ShapeId[] = ["micro", "micro-open"];
const PLAIN: readonly ShapeId[] = [
  ...TWO_SEATS,
  "city",
  "city-raised",
  "city-box",
  "retro-city",
  "combi",
  "minibus",
  "pickup",
];
const COVERS: readonly UpholsteryId[] = ["cloth", "leather", "cloth", "cognac", "cream"];

/** Metres of load floor behind the rear seats, for a car of four metres, and how much longer for each further metre. */
const depthOf = (shape: ShapeId, length: number): number => {
  const base = shape === "estate" || shape === "estate-raised" ? 0.85 : shape === "combi" ? 1.0 : 0.62;
  if (shape === "minibus") return 1.2;
  if (shape === "pickup") return 1.5;
  return clamp(base + 0.3 * (length - 4), 0.34, 1.25);
};

/** A model's cabin: the dashboard of its make, seats of its own, as wide and high as it is. */
export const planCabin = (make: string, key: string, shape: ShapeId, to: Measures): Cabin => {
  const covers = PLAIN.includes(shape) ? (["cloth", "cloth", "leather"] as const) : COVERS;
  const boot: Boot = {
    kind: shape === "pickup" ? "bed" : CLOSED_BOOTS.includes(shape) ? "notch" : "hatch",
    width: to.width - 0.78,
    depth: depthOf(shape, to.length),
    height: clamp(0.5 + 0.35 * (to.height - 1.45), 0.42, 0.75),
    seats: TWO_SEATS.includes(shape) ? 2 : to.width > 1.72 ? 5 : 4,
  };
  return {
    look: UPHOLSTERY[covers[numberOf("cabin", key) % covers.length] ?? "cloth"],
    dashboard: DASHBOARDS[MAKE_MIXES[make]?.face ?? "band"],
    scale: clamp(to.width / 1.82, 0.9, 1.08),
    eye: clamp(0.22 * (to.height - 1.48), -0.05, 0.09),
    boot,
  };
};
