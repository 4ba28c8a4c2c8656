import { roundHalfUp } from "#domain/money.ts";
import { type CalculatedLine, unknownLine } from "./calculated-line.ts";
import type { CostFacts } from "./cost-facts.ts";
import { costRules } from "./cost-rules.ts";

/** What a vehicle is worth less after all years and kilometres, by the losses that prices are rated and cars valued with. */
export const depreciationCost = ({
  priceCents,
  kilometersPerYear,
  depreciation,
}: CostFacts): CalculatedLine => {
  if (depreciation === undefined) return unknownLine("depreciationUnknown");
  const { years } = costRules;
  const { perYear, perKilometre } = depreciation;
  const left = Math.exp(-perYear * years - perKilometre * kilometersPerYear * years);
  return {
    cents: priceCents - roundHalfUp(priceCents * left),
    how: "depreciation",
    values: { yearShare: shareOf(perYear), distanceShare: shareOf(perKilometre * 10_000) },
    sources: [],
  };
};

/** Percent that a loss of the logarithm takes. */
const shareOf = (loss: number): number => (1 - Math.exp(-loss)) * 100;
