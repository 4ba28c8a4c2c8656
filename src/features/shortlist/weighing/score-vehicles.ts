import { type CompareCriterion, type CompareWeights, compareCriteria } from "#domain/compare-weights.ts";
import type { WeighedVehicle } from "./weighed-vehicle.ts";
import { expectedLife } from "./years-left.ts";

export interface ScoredVehicle {
  readonly vin: string;
  /** Of 100. */
  readonly score: number;
  /** Of 100 by each criterion, in their order. */
  readonly parts: readonly { readonly criterion: CompareCriterion; readonly points: number }[];
}

type Share = (vehicle: WeighedVehicle, all: readonly WeighedVehicle[]) => number;

/** How good a vehicle is by each criterion, from 0 to 1; a further criterion is a further row. */
const shares: Readonly<Record<CompareCriterion, Share>> = {
  price: ({ price }, all) => Math.min(...all.map((each) => each.price)) / price,
  kms: ({ kind, kms }) => 1 - kms / expectedLife[kind].kms,
  age: ({ kind, age }) => 1 - age / expectedLife[kind].years,
  equipment: ({ equipment }, all) =>
    equipment.length / Math.max(1, ...all.map((each) => each.equipment.length)),
};

const pointsOf = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

/**
 * Vehicles in the order in which they suit whoever says what counts how much: the mean of their points by these weights. As they stood
 * where they are equal. Pure.
 */
export const scoreVehicles = (
  vehicles: readonly WeighedVehicle[],
  weights: CompareWeights,
): readonly ScoredVehicle[] => {
  const total = compareCriteria.reduce((sum, criterion) => sum + weights[criterion], 0);
  return vehicles
    .map((vehicle) => {
      const parts = compareCriteria.map((criterion) => ({
        criterion,
        points: pointsOf(shares[criterion](vehicle, vehicles)),
      }));
      const sum = parts.reduce((all, { criterion, points }) => all + weights[criterion] * points, 0);
      return { vin: vehicle.vin, score: Math.round(sum / total), parts };
    })
    .toSorted((a, b) => b.score - a.score);
};
