import type { ListedVehicle } from "../compare-list/compare-list.ts";

/** The vehicles of a list that a comparison was asked for and does not show: they are sold, or not known any more. Pure. */
export const goneVehicles = (
  list: readonly ListedVehicle[],
  asked: readonly string[],
  shown: readonly string[],
): readonly ListedVehicle[] => list.filter(({ vin }) => asked.includes(vin) && !shown.includes(vin));
