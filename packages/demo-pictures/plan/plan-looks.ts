import { paintTable } from "../../../src/demo/stock/paints.ts";
import type { PaintId, VehicleKind } from "../../../src/domain/vehicle-types.ts";
import type { BackdropId } from "../tables/backdrops.ts";
import { WHEELS, type WheelId } from "../tables/wheels.ts";
import { drawOrder, numberOf } from "./habits.ts";
import { MAKE_MIXES } from "./make-faces.ts";

/** Further looks differ by a second and a third rim: with ever more paints, rare ones would be as common as white. */
const rimsFor = (count: number): number => (count <= 8 ? 1 : count <= 20 ? 2 : 3);

/** Places before which a paint stands out: nothing dark on asphalt, nothing white before a white wall. */
const PLACES: Readonly<Record<"light" | "dark" | "coloured", readonly BackdropId[]>> = {
  light: ["forecourt", "pavement"],
  dark: ["hall", "studio"],
  coloured: ["hall", "forecourt", "pavement"],
};
const LIGHTNESS: Readonly<Partial<Record<PaintId, keyof typeof PLACES>>> = {
  white: "light",
  silver: "light",
  beige: "light",
  black: "dark",
  grey: "dark",
  brown: "dark",
};

/** The place of all pictures of a model in one paint. */
const placeOf = (key: string, paint: PaintId): BackdropId => {
  const places = PLACES[LIGHTNESS[paint] ?? "coloured"];
  return places[numberOf("place", key, paint) % places.length] ?? "studio";
};

export type PlannedLook = {
  readonly paint: PaintId;
  readonly rim: WheelId | "own";
  readonly backdrop: BackdropId;
};

/**
 * The paints and rims in which a model is rendered: no two alike, common paints first, in an order of its own for each model.
 * @param count how many
 */
export const planLooks = (kind: VehicleKind, make: string, key: string, count: number): PlannedLook[] => {
  const weights = new Map(paintTable.map(({ id, common }) => [id as PaintId, common[kind]]));
  const paints = drawOrder(key, [...weights.keys()], (paint) => weights.get(paint) ?? 1);
  const lookOf = (paint: PaintId, rim: WheelId | "own") => ({ paint, rim, backdrop: placeOf(key, paint) });
  if (kind === "motorbike") return paints.slice(0, count).map((paint) => lookOf(paint, "own"));
  const rims = drawOrder(key, Object.keys(WHEELS) as WheelId[], (rim) =>
    rim === MAKE_MIXES[make]?.wheel ? 4 : 1,
  ).slice(0, rimsFor(count));
  const common = paints.slice(0, Math.ceil(count / rims.length));
  return rims.flatMap((rim) => common.map((paint) => lookOf(paint, rim))).slice(0, count);
};
