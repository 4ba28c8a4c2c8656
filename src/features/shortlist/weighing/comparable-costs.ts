import type { Vehicle } from "#api/models/vehicle.ts";
import { costKinds } from "#contract/running-costs.ts";
import { centsFromEuros, eurosFromCents } from "#domain/money.ts";

type Costs = Vehicle["runningCosts"];

/** Costs of several vehicles by the same calculation. */
export interface ComparableCosts {
  readonly years: number;
  readonly kilometersPerYear: number;
  /** The lines known for every vehicle, the only ones in the sum. */
  readonly kinds: readonly (typeof costKinds)[number][];
  /** Euros, in the order of the vehicles. */
  readonly totals: readonly number[];
}

/**
 * Comparable costs: for the same time and distance, by the lines that are known for every vehicle, since a
 * sum without a line would seem cheap. Undefined if there are none. Pure.
 */
export const comparableCosts = (costs: readonly Costs[]): ComparableCosts | undefined => {
  const known = costs.flatMap((each) => each ?? []);
  const [first] = known;
  if (!first || known.length < costs.length) return undefined;
  const { years, kilometersPerYear } = first;
  if (known.some((each) => each.years !== years || each.kilometersPerYear !== kilometersPerYear))
    return undefined;
  const amountOf = ({ lines }: typeof first, kind: string) =>
    lines.find((line) => line.kind === kind)?.amount;
  const kinds = costKinds.filter((kind) => known.every((each) => amountOf(each, kind) !== undefined));
  const totals = known.map((each) =>
    eurosFromCents(kinds.reduce((sum, kind) => sum + centsFromEuros(amountOf(each, kind) ?? 0), 0)),
  );
  return kinds.length === 0 ? undefined : { years, kilometersPerYear, kinds, totals };
};
