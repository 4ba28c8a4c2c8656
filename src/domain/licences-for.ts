import { kilowattsOf } from "./kilowatts.ts";
import type { LicenceId, VehicleKind } from "./vehicle-types.ts";

/** What decides with which licence a vehicle is driven. */
type Driven = {
  readonly kind: VehicleKind;
  /** Horsepower. */
  readonly power: number;
  /** Cubic centimetres; null for an electric engine. */
  readonly displacement: number | null;
};

/**
 * The licences that suffice, by Directive 2006/126/EC, article 4: A1 up to 125 cc and 11 kW, A2 up to 35 kW, A beyond. A car
 * licence includes A1: in Spain after three years and in Spain alone (RD 818/2009, article 5.2), in Portugal from the age of
 * 25 on, or with a licence for mopeds (DL 138/2012, article 3). Weights are unknown here, so the law's further limits of 0.1
 * and 0.2 kW/kg are not checked.
 */
export const licencesFor = ({ kind, power, displacement }: Driven): readonly LicenceId[] => {
  if (kind === "car") return ["b"];
  const kilowatts = kilowattsOf(power);
  if (kilowatts <= 11 && (displacement ?? 0) <= 125) return ["b", "a1", "a2", "a"];
  return kilowatts <= 35 ? ["a2", "a"] : ["a"];
};
