import { roundHalfUp } from "#domain/money.ts";
import type { FuelId } from "#domain/vehicle-types.ts";
import { type CalculatedLine, unknownLine } from "./calculated-line.ts";
import type { CostFacts } from "./cost-facts.ts";
import { costRules } from "./cost-rules.ts";

/**
 * Fuel or power for all kilometres, by the consumption of the type approval. That of a plug-in hybrid tells litres alone and not what was
 * charged, so nothing is said of one.
 */
export const energyCost = ({ fuel, consumption, country, kilometersPerYear }: CostFacts): CalculatedLine => {
  if (fuel === "plug-in-hybrid") return unknownLine("energyPlugIn");
  const prices: Partial<Record<FuelId, number>> = costRules.energy[country];
  const price = prices[fuel === "hybrid" ? "petrol" : fuel];
  if (price === undefined) return unknownLine("energyGas");
  const kilometers = kilometersPerYear * costRules.years;
  const cents = roundHalfUp(consumption * kilometers * price);
  const driven = { consumption, kilometers };
  return fuel === "electric"
    ? { cents, how: "energyPower", values: { ...driven, powerPrice: price }, sources: ["eurostat"] }
    : { cents, how: "energyFuel", values: { ...driven, price }, sources: [costRules.fuelSource[country]] };
};
