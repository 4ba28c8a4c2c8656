import type { costKinds } from "#contract/running-costs.ts";
import { addCents, roundHalfUp } from "#domain/money.ts";
import type { Country } from "#market/countries.ts";
import type { CalculatedLine } from "./calculated-line.ts";
import type { CostFacts } from "./cost-facts.ts";
import { costRules } from "./cost-rules.ts";
import { depreciationCost } from "./depreciation-cost.ts";
import { energyCost } from "./energy-cost.ts";
import { insuranceClass } from "./insurance-class.ts";
import { portugueseTax } from "./portuguese-tax.ts";
import { serviceCost } from "./service-cost.ts";
import { spanishTax } from "./spanish-tax.ts";

const taxOf: Readonly<Record<Country, (facts: CostFacts) => CalculatedLine>> = {
  ES: spanishTax,
  PT: portugueseTax,
};

type Kind = (typeof costKinds)[number];

export type CalculatedCosts = {
  readonly lines: Readonly<Record<Kind, CalculatedLine>>;
  readonly insuranceClass: number;
  /** The lines that have an amount. */
  readonly totalCents: number;
  readonly perMonthCents: number;
};

/** What a vehicle costs in the years of the rules. */
export const calculateCosts = (facts: CostFacts): CalculatedCosts => {
  const lines = {
    energy: energyCost(facts),
    tax: taxOf[facts.country](facts),
    service: serviceCost(facts),
    depreciation: depreciationCost(facts),
  };
  const totalCents = addCents(...Object.values(lines).map(({ cents = 0 }) => cents));
  return {
    lines,
    insuranceClass: insuranceClass(facts),
    totalCents,
    perMonthCents: roundHalfUp(totalCents / (costRules.years * 12)),
  };
};
