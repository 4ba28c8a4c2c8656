import type { CompareCriterion } from "#domain/compare-weights.ts";
import type { DrawablePicture } from "#ui/picture/drawable-picture.ts";
import type { Merits } from "../weighing/find-merits.ts";
import type { ScoredVehicle } from "../weighing/score-vehicles.ts";

/** A vehicle at the head of its column. */
export interface ComparedVehicle {
  readonly vin: string;
  readonly name: string;
  readonly version: string;
  readonly path: string;
  /** Formatted cash price. */
  readonly price: string;
  /** What is paid with everything unavoidable, where that differs. */
  readonly fullPrice?: string | undefined;
  readonly picture: DrawablePicture;
  readonly reserved: boolean;
}

export interface ComparisonRow {
  readonly label: string;
  /** A text for each vehicle, in order, also where the row does not apply; null for what is not known. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export interface ComparisonGroup {
  readonly heading: string;
  /** Placeholder for unknown values. */
  readonly missing: string;
  readonly rows: readonly ComparisonRow[];
}

/** Vehicles side by side, formatted for one language; plain data, so that a panel can load it. */
export interface Comparison {
  readonly vehicles: readonly ComparedVehicle[];
  readonly groups: readonly ComparisonGroup[];
  /** Merits of each vehicle, in order; none for a single one. */
  readonly merits: readonly Merits[];
  /** Criteria for weights. */
  readonly criteria: readonly CompareCriterion[];
  /** Scores by the visitor's weights, best first, in the order of the vehicles; none without weights. */
  readonly scores: readonly ScoredVehicle[];
  /** Names of requested vehicles that are sold. */
  readonly sold: readonly string[];
  /** How many are unknown, or no longer known. */
  readonly unknown: number;
  /** How many could not be loaded. */
  readonly unavailable: number;
}

/** The groups with only the rows in which the vehicles differ; empty groups are left out. Pure. */
export const onlyDifferences = (groups: readonly ComparisonGroup[]): readonly ComparisonGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
