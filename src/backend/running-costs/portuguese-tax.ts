import { inspectionClassOf } from "#domain/inspection-class.ts";
import { roundHalfUp } from "#domain/money.ts";
import { type CalculatedLine, unknownLine } from "./calculated-line.ts";
import type { CostFacts } from "./cost-facts.ts";
import { costRules } from "./cost-rules.ts";
import { stepCents } from "./step-cents.ts";

/** Portugal's tax on vehicles (IUC): cars of the steps that are confirmed, and electric ones, which are exempt. */
export const portugueseTax = (facts: CostFacts): CalculatedLine => {
  const { kind, segment, fuel, displacement } = facts;
  if (kind === "motorbike") return unknownLine("iucMotorbike");
  if (inspectionClassOf(kind, segment) === "goods") return unknownLine("iucGoods");
  if (fuel === "electric") return { cents: 0, how: "iucElectric", values: {}, sources: ["iuc"] };
  const { years, iuc } = costRules;
  const engine = stepCents(iuc.displacement, displacement ?? 0);
  const emissions = emissionsOf(facts);
  const diesel = dieselOf(facts);
  if (engine === undefined || emissions === undefined || diesel === undefined)
    return unknownLine("iucUnknown");
  const yearly = roundHalfUp((engine + emissions) * iuc.coefficient) + diesel;
  return {
    cents: yearly * years,
    how: diesel > 0 ? "iucDiesel" : "iucCar",
    values: { engine, emissions, coefficient: iuc.coefficient, diesel, yearly },
    sources: ["iuc"],
  };
};

const emissionsOf = ({ co2, registeredAt }: CostFacts): number | undefined => {
  const { lowestCo2, registeredFrom } = costRules.iuc;
  if (registeredAt < registeredFrom) return undefined;
  const most = registeredAt < lowestCo2.wltpFrom ? lowestCo2.nedc : lowestCo2.wltp;
  return co2 <= most ? lowestCo2.cents : undefined;
};

const dieselOf = ({ fuel, displacement }: CostFacts): number | undefined => {
  if (fuel !== "diesel") return 0;
  const { above, cents } = costRules.iuc.diesel;
  return (displacement ?? 0) > above ? cents : undefined;
};
