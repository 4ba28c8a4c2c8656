import { type CompareCriterion, type CompareWeights, compareCriteria } from "#domain/compare-weights.ts";
import type { WeighedVehicle } from "./weigh-vehicles.ts";
import { expectedLife } from "./years-left.ts";

export interface ScoredVehicle {
  readonly vin: string;
  /** Out of 100. */
  readonly score: number;
  /** Out of 100 for each criterion that is known for all of them, in order. */
  readonly parts: readonly { readonly criterion: CompareCriterion; readonly points: number }[];
}

type Share = (vehicle: WeighedVehicle, all: readonly WeighedVehicle[]) => number | undefined;

/** Score of a vehicle by criterion, from 0 to 1. To add one, add a row. */
const shares: Readonly<Record<CompareCriterion, Share>> = {
  price: ({ price }, all) => price && Math.min(...all.map((each) => each.price ?? price)) / price,
  kms: ({ kind, kms }) => (kms === undefined ? undefined : 1 - kms / expectedLife[kind].kms),
  age: ({ kind, age }) => (age === undefined ? undefined : 1 - age / expectedLife[kind].years),
  equipment: ({ equipment }, all) =>
    equipment.length / Math.max(1, ...all.map((each) => each.equipment.length)),
  cost: ({ cost }, all) => cost && Math.min(...all.map((each) => each.cost ?? cost)) / cost,
};

/** The criteria that are known for all of them. */
export const usableCriteria = (vehicles: readonly WeighedVehicle[]): readonly CompareCriterion[] =>
  compareCriteria.filter((criterion) =>
    vehicles.every((vehicle) => shares[criterion](vehicle, vehicles) !== undefined),
  );

const pointsOf = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

/**
 * Orders vehicles by the weighted mean of their scores. Equal ones keep their order; empty where no criterion
 * with a weight is known for all. Pure.
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
