import type { CostFacts } from "./cost-facts.ts";
import { costRules } from "./cost-rules.ts";

/**
 * How dear a vehicle is to insure beside others, from 1 to 10, by power, list price and body: our own rule, which no insurer is bound by
 * and which knows nothing of the driver.
 */
export const insuranceClass = ({ kind, segment, power, listPriceCents }: CostFacts): number => {
  const { highest } = costRules.insurance;
  const { perPower, perListPriceCents, dear } = costRules.insurance[kind];
  const isDear = dear.some((body) => body === segment);
  const points = Math.floor(power / perPower) + Math.floor(listPriceCents / perListPriceCents);
  return Math.min(highest, 1 + points + (isDear ? 1 : 0));
};
