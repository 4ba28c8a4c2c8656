import type { PaintId, VehicleKind } from "#domain/vehicle-types.ts";
import { paintTable } from "../../stock/paints.ts";
import { WHEELS, type WheelId } from "../tables/wheels.ts";
import { drawOrder } from "./habits.ts";
import { MAKE_MIXES } from "./make-faces.ts";

/** More looks than this are told by a second rim, as every further paint would be a rare one. */
const PAINTS_OF_CARS = 8;

export type PlannedLook = { readonly paint: PaintId; readonly rim: WheelId | "own" };

/**
 * The paints and rims in which a model is drawn: no two alike, common paints first, in an order of its own for each model.
 * @param count how many
 */
export const planLooks = (kind: VehicleKind, make: string, key: string, count: number): PlannedLook[] => {
  const weights = new Map(paintTable.map(({ id, common }) => [id as PaintId, common[kind]]));
  const paints = drawOrder(key, [...weights.keys()], (paint) => weights.get(paint) ?? 1);
  if (kind === "motorbike") return paints.slice(0, count).map((paint) => ({ paint, rim: "own" }));
  const rims = drawOrder(key, Object.keys(WHEELS) as WheelId[], (rim) =>
    rim === MAKE_MIXES[make]?.wheel ? 4 : 1,
  ).slice(0, 2);
  return rims
    .flatMap((rim) => paints.slice(0, PAINTS_OF_CARS).map((paint) => ({ paint, rim })))
    .slice(0, count);
};
