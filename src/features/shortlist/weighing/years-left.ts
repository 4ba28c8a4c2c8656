import type { VehicleKind } from "#domain/vehicle-types.ts";

/** How long we suppose that a vehicle lasts, and how far it goes a year. Our assumption: pages that calculate with it say so. */
export const expectedLife = {
  car: { years: 15, kms: 250_000, kmsPerYear: 15_000 },
  motorbike: { years: 15, kms: 100_000, kmsPerYear: 5_000 },
} as const satisfies Record<VehicleKind, unknown>;

/** Of a vehicle: its age in years, and its kilometres. */
export interface VehicleUse {
  readonly kind: VehicleKind;
  readonly age: number;
  readonly kms: number;
}

/** Years until it is as old, or has gone as far, as it is supposed to, whichever comes first; undefined for less than one. Pure. */
export const yearsLeft = ({ kind, age, kms }: VehicleUse): number | undefined => {
  const life = expectedLife[kind];
  const left = Math.min(life.years - age, (life.kms - kms) / life.kmsPerYear);
  return left < 1 ? undefined : left;
};
