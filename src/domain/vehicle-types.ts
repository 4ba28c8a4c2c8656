/** The closed lists of ids that contract, seed and wording share. The order is the order of display. */
export const vehicleKinds = ["car", "motorbike"] as const;

export const segmentsByKind = {
  car: ["city", "hatchback", "saloon", "estate", "suv", "coupe", "convertible", "mpv", "van", "pickup"],
  motorbike: ["naked", "sport", "scooter", "trail", "touring", "custom"],
} as const satisfies Record<VehicleKind, readonly string[]>;

export const segments = [...segmentsByKind.car, ...segmentsByKind.motorbike] as const;
export const fuels = ["petrol", "diesel", "hybrid", "plug-in-hybrid", "electric", "lpg", "cng"] as const;
export const transmissions = ["manual", "automatic"] as const;
export const paints = [
  "white",
  "black",
  "grey",
  "silver",
  "blue",
  "red",
  "green",
  "beige",
  "brown",
  "orange",
  "yellow",
  "light-blue",
] as const;
export const vehicleStatuses = ["in-stock", "reserved", "bought"] as const;
/** DGT classes, cleanest first. */
export const badges = ["0", "eco", "c", "b"] as const;

/** Cubic centimetres of motorbikes in bands, by the largest of each; the last is open. */
export const engineSizes = ["125", "500", "750", "1000", "more"] as const;
/** Licences with which motorbikes are ridden, the widest last. */
export const licences = ["b", "a1", "a2", "a"] as const;

export type VehicleKind = (typeof vehicleKinds)[number];

export const isVehicleKind = (text: string): text is VehicleKind =>
  vehicleKinds.some((kind) => kind === text);
export type SegmentId = (typeof segments)[number];
export type FuelId = (typeof fuels)[number];
export type TransmissionId = (typeof transmissions)[number];
export type PaintId = (typeof paints)[number];
export type VehicleStatus = (typeof vehicleStatuses)[number];
export type EngineSize = (typeof engineSizes)[number];
export type LicenceId = (typeof licences)[number];
export type BadgeId = (typeof badges)[number];
/** "none" is a vehicle that is known to get no badge. */
export type EnvironmentalBadge = BadgeId | "none";

/** The kind of vehicle that a segment belongs to; every segment belongs to one. */
export const kindOfSegment = (segment: SegmentId): VehicleKind =>
  segmentsByKind.motorbike.some((id) => id === segment) ? "motorbike" : "car";
