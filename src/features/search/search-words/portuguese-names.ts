import type { FuelId, TransmissionId, VehicleKind } from "#domain/vehicle-types.ts";
import { type FlagWords, feminine, masculine, type Subject } from "./noun-phrase.ts";

export const kinds: Readonly<Record<VehicleKind, Subject>> = {
  car: masculine("carros"),
  motorbike: feminine("motos"),
};
export const anyKind = masculine("veículos");

/** In the plural; `o` at an end becomes `a` behind a feminine noun. */
export const fuels: Readonly<Record<FuelId, string>> = {
  petrol: "a gasolina",
  diesel: "a gasóleo",
  hybrid: "híbridos",
  "plug-in-hybrid": "híbridos plug-in",
  electric: "elétricos",
  lpg: "a GPL",
  cng: "a gás natural",
};
export const transmissions: Readonly<Record<TransmissionId, string>> = {
  manual: "manual",
  automatic: "automática",
};
export const flags: FlagWords = {
  lowCost: ["end", "a preço baixo"],
  highlighted: ["end", "em destaque"],
  traction4x4: ["advantage", "tração 4x4"],
  deductibleVAT: ["advantage", "IVA dedutível"],
  discount: ["end", "com preço reduzido"],
  financing: ["advantage", "financiamento"],
};
