import type { ListedVehicle } from "./compare-list.ts";

let pending: ListedVehicle | undefined;

/** A fifth vehicle that does not fit in the comparison. */
export const requestedVehicle = (): ListedVehicle | undefined => pending;

/** Sets the vehicle that does not fit; undefined once it does, or the visitor has decided against it. */
export const setRequestedVehicle = (vehicle: ListedVehicle | undefined): void => {
  pending = vehicle;
};
