import type { SegmentId, VehicleKind } from "./vehicle-types.ts";

/** What the law inspects and taxes a vehicle as: `goods` is class N1, up to 3,5 t. */
export type InspectionClass = VehicleKind | "goods";

/** Pick-ups are made for goods; the vans that a shop for private buyers sells have seats for people. */
export const inspectionClassOf = (kind: VehicleKind, segment: SegmentId): InspectionClass =>
  segment === "pickup" ? "goods" : kind;
