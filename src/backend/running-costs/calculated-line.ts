import type { Wording } from "#backend/wording/wording.ts";
import type { CostSource } from "./cost-rules.ts";

/** What one line comes to over all years, and how that is told. */
export type CalculatedLine = {
  /** Undefined where it cannot be said. */
  readonly cents: number | undefined;
  /** The least that it can be, where `cents` is the most. */
  readonly leastCents?: number;
  /** The sentence that tells it. */
  readonly how: keyof Wording["runningCosts"]["how"];
  /** What stands in the sentence. */
  readonly values: Readonly<Record<string, number>>;
  readonly sources: readonly CostSource[];
};

/** A line that cannot be said, and why. */
export const unknownLine = (how: CalculatedLine["how"]): CalculatedLine => ({
  cents: undefined,
  how,
  values: {},
  sources: [],
});
