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
  /** Cash price as it is shown. */
  readonly price: string;
  readonly picture: DrawablePicture;
  readonly reserved: boolean;
}

export interface ComparisonRow {
  readonly label: string;
  /** One text a vehicle, in their order, also where it says that it does not apply; null for what is not known. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export interface ComparisonGroup {
  readonly heading: string;
  /** Stands where a value is not known. */
  readonly missing: string;
  readonly rows: readonly ComparisonRow[];
}

/** Vehicles side by side as they are rendered, in one language; plain data, so that a panel can fetch it. */
export interface Comparison {
  readonly vehicles: readonly ComparedVehicle[];
  readonly groups: readonly ComparisonGroup[];
  /** What speaks for each, in their order; none for one alone. */
  readonly merits: readonly Merits[];
  /** By what they can be weighed. */
  readonly criteria: readonly CompareCriterion[];
  /** How well each suits what the visitor gives weight to, the best first, as the vehicles stand; none where they gave none. */
  readonly scores: readonly ScoredVehicle[];
  /** Names of the vehicles that were asked for and are sold. */
  readonly sold: readonly string[];
  /** How many are not known, or not known any more. */
  readonly unknown: number;
  /** How many could not be loaded now. */
  readonly unavailable: number;
}

/** The groups with only the rows in which the vehicles differ; groups without any are left out. Pure. */
export const onlyDifferences = (groups: readonly ComparisonGroup[]): readonly ComparisonGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
