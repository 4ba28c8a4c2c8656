import type { EnvironmentalBadge, FuelId, VehicleKind } from "./vehicle-types.ts";

type Threshold = { readonly euro: number; readonly from: string };

/** The thresholds of classes C and B. The Euro standard decides; the month is the fallback. */
const thresholds: Record<"petrol" | "diesel" | "motorbike", { c: Threshold; b: Threshold }> = {
  petrol: { c: { euro: 4, from: "2006-01" }, b: { euro: 3, from: "2000-01" } },
  diesel: { c: { euro: 6, from: "2014-01" }, b: { euro: 4, from: "2006-01" } },
  motorbike: { c: { euro: 3, from: "2006-01" }, b: { euro: 2, from: "2003-01" } },
};

/** What the Spanish DGT's classes depend on. Whatever is unknown is left out. */
export type BadgeFacts = {
  readonly kind: VehicleKind;
  readonly fuel: FuelId;
  /** Month of the first registration, `YYYY-MM` (a longer date is fine). */
  readonly firstRegistration?: string;
  /** 1 to 7; decides before the date. */
  readonly euroStandard?: number;
  /** Range on the battery alone, in km; a plug-in hybrid without it counts as under 40 km. */
  readonly electricRangeKm?: number;
  /** What the engine of a hybrid burns; petrol when absent. */
  readonly combustionFuel?: "petrol" | "diesel";
  /** The class as supplied with the vehicle; it is believed. */
  readonly supplied?: EnvironmentalBadge;
};

/**
 * The environmental badge of a vehicle in Spain: "none" when it is known to get none, undefined when neither date nor
 * Euro standard is known and the class depends on them.
 */
export const environmentalBadge = (facts: BadgeFacts): EnvironmentalBadge | undefined => {
  if (facts.supplied !== undefined) return facts.supplied;
  if (facts.fuel === "electric") return "0";
  if (facts.fuel === "plug-in-hybrid" && (facts.electricRangeKm ?? 0) >= 40) return "0";
  const helped = facts.fuel !== "petrol" && facts.fuel !== "diesel";
  if (helped && facts.kind === "motorbike") return "eco";
  const combustion = combustionClass(facts);
  return helped && combustion === "c" ? "eco" : combustion;
};

const combustionClass = (facts: BadgeFacts): "c" | "b" | "none" | undefined => {
  const burned = facts.fuel === "diesel" ? "diesel" : (facts.combustionFuel ?? "petrol");
  const { c, b } = thresholds[facts.kind === "motorbike" ? "motorbike" : burned];
  const month = facts.firstRegistration?.slice(0, 7);
  const meets = ({ euro, from }: Threshold) =>
    facts.euroStandard === undefined ? month !== undefined && month >= from : facts.euroStandard >= euro;
  if (facts.euroStandard === undefined && month === undefined) return undefined;
  if (meets(c)) return "c";
  return meets(b) ? "b" : "none";
};
