import type { VehicleKind } from "#domain/vehicle-types.ts";

/** Assumed lifetime and mileage of a vehicle. Our assumption: pages that use it say so. */
export const expectedLife = {
  car: { years: 15, kms: 250_000, kmsPerYear: 15_000 },
  motorbike: { years: 15, kms: 100_000, kmsPerYear: 5_000 },
} as const satisfies Record<VehicleKind, unknown>;

/** A vehicle's age in years, and its kilometres. */
export interface VehicleUse {
  readonly kind: VehicleKind;
  readonly age: number;
  readonly kms: number;
}

/**
 * Years until the vehicle reaches the assumed age or mileage, whichever comes first; undefined for less than
 * one. Pure.
 */
export const yearsLeft = ({ kind, age, kms }: VehicleUse): number | undefined => {
  const life = expectedLife[kind];
  const left = Math.min(life.years - age, (life.kms - kms) / life.kmsPerYear);
  return left < 1 ? undefined : left;
};
