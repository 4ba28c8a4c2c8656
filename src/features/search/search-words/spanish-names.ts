import type { FuelId, TransmissionId, VehicleKind } from "#domain/vehicle-types.ts";
import { type FlagWords, feminine, masculine, type Subject } from "./noun-phrase.ts";

export const kinds: Readonly<Record<VehicleKind, Subject>> = {
  car: masculine("coches"),
  motorbike: feminine("motos"),
};
export const anyKind = masculine("vehículos");

/** In the plural; `o` at an end becomes `a` behind a feminine noun. */
export const fuels: Readonly<Record<FuelId, string>> = {
  petrol: "de gasolina",
  diesel: "diésel",
  hybrid: "híbridos",
  "plug-in-hybrid": "híbridos enchufables",
  electric: "eléctricos",
  lpg: "de GLP",
  cng: "de gas natural",
};
export const transmissions: Readonly<Record<TransmissionId, string>> = {
  manual: "manuales",
  automatic: "automáticos",
};
export const flags: FlagWords = {
  lowCost: ["end", "a precio bajo"],
  highlighted: ["mark", "destacados"],
  traction4x4: ["advantage", "tracción 4x4"],
  deductibleVAT: ["advantage", "IVA deducible"],
  discount: ["mark", "rebajados"],
  financing: ["advantage", "financiación"],
};
