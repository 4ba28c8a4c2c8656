import type { WeighedVehicle } from "./weigh-vehicles.ts";

/** What a vehicle has before all others. */
export interface Merit {
  readonly kind: "price" | "perYear" | "cost" | "kms" | "age" | "monthly";
  readonly value: number;
}

export interface Merits {
  readonly vin: string;
  readonly best: readonly Merit[];
  /** Equipment that it alone has among those of its kind: cars and motorbikes are equipped with other things. */
  readonly only: readonly string[];
}

type Measure = (vehicle: WeighedVehicle) => number | undefined;

/** Of each the least is best, and speaks for a vehicle where no other has as little. A further row is a further point. */
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

/** What speaks for each of several vehicles beside the others. What is not known of one speaks for none. Pure. */
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
