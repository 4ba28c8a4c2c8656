import type { FuelId, VehicleKind } from "#domain/vehicle-types.ts";
import { toDay } from "./calendar.ts";

/** Day from which every vehicle registered anew met a standard (Directive 98/69/EC, Regulations 715/2007 and 168/2013). */
const standards: Readonly<Record<VehicleKind, readonly (readonly [from: number, name: string])[]>> = {
  car: [
    [toDay("2025-09-01"), "Euro 6e"],
    [toDay("2021-01-01"), "Euro 6d"],
    [toDay("2019-09-01"), "Euro 6d-TEMP"],
    [toDay("2015-09-01"), "Euro 6b"],
    [toDay("2011-01-01"), "Euro 5"],
    [toDay("2006-01-01"), "Euro 4"],
    [toDay("2001-01-01"), "Euro 3"],
  ],
  motorbike: [
    [toDay("2025-01-01"), "Euro 5+"],
    [toDay("2021-01-01"), "Euro 5"],
    [toDay("2017-01-01"), "Euro 4"],
    [toDay("2007-01-01"), "Euro 3"],
    [toDay("2004-07-01"), "Euro 2"],
  ],
};

/** The emission standard of a vehicle registered on a day; `null` for electric vehicles and for older ones. */
export const euroStandardOf = (kind: VehicleKind, fuel: FuelId, registrationDay: number): string | null => {
  if (fuel === "electric") return null;
  return standards[kind].find(([from]) => registrationDay >= from)?.[1] ?? null;
};
