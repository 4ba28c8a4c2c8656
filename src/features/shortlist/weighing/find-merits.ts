import type { WeighedVehicle } from "./weigh-vehicles.ts";

/** Advantages of a vehicle over all others. */
export interface Merit {
  readonly kind: "price" | "perYear" | "cost" | "kms" | "age" | "monthly";
  readonly value: number;
}

export interface Merits {
  readonly vin: string;
  readonly best: readonly Merit[];
  /** Equipment that only this one of its kind has: cars and motorbikes are not compared. */
  readonly only: readonly string[];
}

type Measure = (vehicle: WeighedVehicle) => number | undefined;

/** Values of which the lowest is best, and a merit where it is unique. To add one, add a row. */
const measures: readonly (readonly [kind: Merit["kind"], measure: Measure])[] = [
  ["price", ({ price }) => price],
  ["perYear", ({ perYear }) => perYear],
  ["cost", ({ cost }) => cost],
  ["monthly", ({ monthly }) => monthly],
  ["kms", ({ kms }) => kms],
  ["age", ({ age }) => age],
];

const isLeast = (value: number, others: readonly (number | undefined)[]): boolean =>
  others.every((other) => other !== undefined && value < other);

/** The merits of each of several vehicles. Unknown values are no merit. Pure. */
export const findMerits = (vehicles: readonly WeighedVehicle[]): readonly Merits[] =>
  vehicles.map((vehicle) => {
    const others = vehicles.filter((other) => other !== vehicle);
    const best = measures.flatMap(([kind, measure]): Merit[] => {
      const value = measure(vehicle);
      return value !== undefined && isLeast(value, others.map(measure)) ? [{ kind, value }] : [];
    });
    const peers = others.filter(({ kind }) => kind === vehicle.kind);
    const elsewhere = new Set(peers.flatMap(({ equipment }) => equipment));
    const only = peers.length > 0 ? vehicle.equipment.filter((item) => !elsewhere.has(item)) : [];
    return { vin: vehicle.vin, best, only };
  });
