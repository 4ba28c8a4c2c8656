import type { ListedVehicle } from "./compare-list.ts";

let wished: ListedVehicle | undefined;

/** The fifth vehicle, which waits for room in the comparison. */
export const wishedVehicle = (): ListedVehicle | undefined => wished;

/** Says which vehicle found no room; undefined when it has, or nobody wants it any more. */
export const wish = (vehicle: ListedVehicle | undefined): void => {
  wished = vehicle;
};
