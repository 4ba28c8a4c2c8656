import type { Damage } from "#domain/car-parts.ts";

/**
 * What a fault takes from a value at most, as it is published: customers and the inspection are bound by the same table. A valuation
 * expects a car in good condition, so a good grade takes nothing. Money in cents, shares of the value before an inspection. What a mark
 * takes is what mending it costs in a workshop of the trade; whoever runs the services sets their own.
 */
export const deductionRules = {
  /** For each thousand kilometres begun beyond those of the valuation: what a year of 15 000 km takes from a car, spread over them. */
  kilometers: { share: 0.004, perKilometers: 1_000 },
  grades: {
    enginePerformance: { FAIR: 0.05, BAD: 0.14 },
    drivePerformance: { FAIR: 0.03, BAD: 0.09 },
    generalStatus: { FAIR: 0.02, BAD: 0.06 },
  },
  /** Its history before it came here is told by foreign papers, which buyers pay less for. */
  imported: { share: 0.05 },
  /** For each part that has it. */
  marks: {
    scratch: 6_000,
    dent: 12_000,
    rust: 20_000,
    chip: 5_000,
    crack: 25_000,
    broken: 15_000,
    kerbed: 7_000,
    worn: 9_000,
  } satisfies Record<Damage, number>,
} as const;
