import { addCents, roundHalfUp } from "#domain/money.ts";
import type { CalculatedLine } from "./calculated-line.ts";
import type { CostFacts } from "./cost-facts.ts";
import { costRules } from "./cost-rules.ts";

/** What a workshop asks in all years: checks, tyres and brakes by kilometres, and what wears with age. */
export const serviceCost = ({ kind, fuel, ageYears, kilometersPerYear }: CostFacts): CalculatedLine => {
  const { years, service } = costRules;
  const kilometers = kilometersPerYear * years;
  const check = fuel === "electric" ? service.check.electric : service.check[kind];
  const byDistance = ({ every, cents }: { readonly every: number; readonly cents: number }) =>
    roundHalfUp((kilometers / every) * cents);
  const checks = Math.max(years * check.cents, byDistance(check));
  const tyres = byDistance(service.tyres[kind]);
  const brakes = byDistance(service.brakes[kind]);
  const wear = addCents(...Array.from({ length: years }, (_, year) => wearAt(ageYears + year)));
  return {
    cents: addCents(checks, tyres, brakes, wear),
    how: "service",
    values: { checks, tyres, brakes, wear },
    sources: [],
  };
};

const wearAt = (age: number): number =>
  costRules.service.wear.findLast(({ fromAge }) => age >= fromAge)?.cents ?? 0;
