import type { FuelId, SegmentId, TransmissionId, VehicleKind } from "#domain/vehicle-types.ts";

/** How richly a version is equipped, poorest first. */
export const trims = ["base", "mid", "high", "sport", "luxury"] as const;
export type Trim = (typeof trims)[number];

/** A version as it was sold new. */
export type CatalogueVersion = {
  /** Unique in the catalogue: `seat-ibiza-1-0-tsi-95-cv-style-2017`. */
  id: string;
  kind: VehicleKind;
  makeId: string;
  makeName: string;
  modelId: string;
  modelName: string;
  /** As sold, without the model: `1.0 TSI 95 CV Style`. */
  name: string;
  body: SegmentId;
  /** 0 for motorbikes. */
  doors: number;
  seats: number;
  /** First and last year in which it was sold new; `null` while it is still sold. */
  from: number;
  to: number | null;
  /** Horsepower (CV). */
  power: number;
  /** Cubic centimetres; `null` for an electric engine. */
  displacement: number | null;
  fuel: FuelId;
  transmission: TransmissionId;
  /** List price when new, whole euros. */
  priceNew: number;
  /** g/km, as homologated in its years (NEDC before 2018, WLTP after). */
  co2: number;
  /** Litres, for gas kilogrammes, for electricity kWh, per 100 km. */
  consumption: number;
  trim: Trim;
  traction4x4: boolean;
  /** Kilometres on the battery alone; `null` where there is none worth driving on. */
  electricRange: number | null;
  wmi: string;
  residual: number;
  /** How common the model is in the stock. */
  popularity: number;
};
