import { type CompareCriterion, type CompareWeights, compareCriteria } from "#domain/compare-weights.ts";
import type { WeighedVehicle } from "./weigh-vehicles.ts";
import { expectedLife } from "./years-left.ts";

export interface ScoredVehicle {
  readonly vin: string;
  /** Of 100. */
  readonly score: number;
  /** Of 100 by each criterion that can be said of all of them, in their order. */
  readonly parts: readonly { readonly criterion: CompareCriterion; readonly points: number }[];
}

type Share = (vehicle: WeighedVehicle, all: readonly WeighedVehicle[]) => number | undefined;

/** How good a vehicle is by each criterion, from 0 to 1; a further criterion is a further row. */
const shares: Readonly<Record<CompareCriterion, Share>> = {
  price: ({ price }, all) => price && Math.min(...all.map((each) => each.price ?? price)) / price,
  kms: ({ kind, kms }) => (kms === undefined ? undefined : 1 - kms / expectedLife[kind].kms),
  age: ({ kind, age }) => (age === undefined ? undefined : 1 - age / expectedLife[kind].years),
  equipment: ({ equipment }, all) =>
    equipment.length / Math.max(1, ...all.map((each) => each.equipment.length)),
  cost: ({ cost }, all) => cost && Math.min(...all.map((each) => each.cost ?? cost)) / cost,
};

/** The criteria by which all of them can be weighed. */
export const usableCriteria = (vehicles: readonly WeighedVehicle[]): readonly CompareCriterion[] =>
  compareCriteria.filter((criterion) =>
    vehicles.every((vehicle) => shares[criterion](vehicle, vehicles) !== undefined),
  );

const pointsOf = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

/**
 * Vehicles in the order in which they suit whoever says what counts how much: the mean of their points by these weights. As they stood
 * where they are equal; none where nothing counts that can be said of all. Pure.
 */
export const scoreVehicles = (
  vehicles: readonly WeighedVehicle[],
  weights: CompareWeights,
): readonly ScoredVehicle[] => {
  const criteria = usableCriteria(vehicles);
  const total = criteria.reduce((sum, criterion) => sum + weights[criterion], 0);
  if (total === 0) return [];
  return vehicles
    .map((vehicle) => {
      const parts = criteria.map((criterion) => ({
        criterion,
        points: pointsOf(shares[criterion](vehicle, vehicles) ?? 0),
      }));
      const sum = parts.reduce((all, { criterion, points }) => all + weights[criterion] * points, 0);
      return { vin: vehicle.vin, score: Math.round(sum / total), parts };
    })
    .toSorted((a, b) => b.score - a.score);
};
