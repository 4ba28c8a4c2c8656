import type { Depreciation } from "#backend/comparables/fit-depreciation.ts";
import type { FuelId, SegmentId, VehicleKind } from "#domain/vehicle-types.ts";
import type { Country } from "#market/countries.ts";

/** A vehicle as its cost is calculated; money in cents. */
export type CostFacts = {
  readonly kind: VehicleKind;
  readonly segment: SegmentId;
  readonly fuel: FuelId;
  /** Horsepower (CV). */
  readonly power: number;
  /** Cubic centimetres; null for an electric engine. */
  readonly displacement: number | null;
  /** g/km. */
  readonly co2: number;
  /** Litres, kilogrammes of gas or kWh per 100 km. */
  readonly consumption: number;
  readonly listPriceCents: number;
  readonly priceCents: number;
  /** First registration, `YYYY-MM-DD`. */
  readonly registeredAt: string;
  readonly ageYears: number;
  /** Where it is going to be registered. */
  readonly country: Country;
  readonly kilometersPerYear: number;
  /** What years and kilometres take from vehicles like it; undefined where too few are. */
  readonly depreciation: Depreciation | undefined;
};
