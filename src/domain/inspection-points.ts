import type { VehicleKind } from "./vehicle-types.ts";

/** What a workshop inspects before a vehicle is sold, in the order in which it is shown. */
export const inspectionPoints = {
  car: [
    "engine",
    "transmission",
    "brakes",
    "tyres",
    "suspension",
    "battery",
    "lights",
    "interior",
    "climate",
    "roadTest",
  ],
  motorbike: [
    "engine",
    "transmission",
    "brakes",
    "tyres",
    "suspension",
    "battery",
    "lights",
    "controls",
    "roadTest",
  ],
} as const satisfies Record<VehicleKind, readonly string[]>;

export type InspectionPoint = (typeof inspectionPoints)[VehicleKind][number];

/** `ok`: as it should be; `seen`: a finding within limits, shown; `renewed`: replaced before the sale. */
export const pointStates = ["ok", "seen", "renewed"] as const;

export type PointState = (typeof pointStates)[number];
