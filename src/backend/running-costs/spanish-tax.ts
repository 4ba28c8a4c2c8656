import { inspectionClassOf } from "#domain/inspection-class.ts";
import { type CalculatedLine, unknownLine } from "./calculated-line.ts";
import type { CostFacts } from "./cost-facts.ts";
import { costRules } from "./cost-rules.ts";
import { stepCents } from "./step-cents.ts";

/**
 * Fiscal horsepower of a four-stroke engine (Real Decreto 2822/1998, annex V): 0,08 × (cc of a cylinder)^0,6 × cylinders, with two
 * decimals cut.
 */
export const fiscalPower = (displacement: number, cylinders: number): number =>
  Math.floor(0.08 * (displacement / cylinders) ** 0.6 * cylinders * 100) / 100;

/**
 * Spain's tax on vehicles (IVTM): the most that a town may ask, and as `leastCents` the least of the law before what towns let off. By
 * which weight goods are taxed and which power an electric engine has in its test is not known here.
 */
export const spanishTax = ({ kind, segment, displacement }: CostFacts): CalculatedLine => {
  if (displacement === null) return unknownLine("ivtmElectric");
  if (inspectionClassOf(kind, segment) === "goods") return unknownLine("ivtmGoods");
  const { years, ivtm, cylinders } = costRules;
  const engine = cylinders.find(({ upTo }) => displacement <= upTo);
  const quotaOf = (count = 1) =>
    (kind === "car"
      ? stepCents(ivtm.car, fiscalPower(displacement, count))
      : stepCents(ivtm.motorbike, displacement)) ?? 0;
  const least = quotaOf(engine?.fewest);
  const most = quotaOf(engine?.most) * ivtm.highestCoefficient;
  return {
    cents: most * years,
    leastCents: least * years,
    how: kind === "car" ? "ivtmCar" : "ivtmMotorbike",
    values: { least, most },
    sources: kind === "car" ? ["ivtm", "fiscalPower"] : ["ivtm"],
  };
};
