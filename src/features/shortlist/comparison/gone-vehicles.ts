import type { ListedVehicle } from "../compare-list/compare-list.ts";

/**
 * The vehicles of a list that a comparison was requested with and does not show: they are sold, or no longer
 * known. Pure.
 */
export const goneVehicles = (
  list: readonly ListedVehicle[],
  requested: readonly string[],
  shown: readonly string[],
): readonly ListedVehicle[] => list.filter(({ vin }) => requested.includes(vin) && !shown.includes(vin));
