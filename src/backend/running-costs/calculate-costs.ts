import type { Depreciation } from "#backend/comparables/fit-depreciation.ts";
import type { Wording } from "#backend/wording/wording.ts";
import type { costKinds } from "#contract/running-costs.ts";
import { inspectionClassOf } from "#domain/inspection-class.ts";
import { addCents, roundHalfUp } from "#domain/money.ts";
import type { FuelId, SegmentId, VehicleKind } from "#domain/vehicle-types.ts";
import type { Country } from "#market/countries.ts";
import { type CostSource, costRules } from "./cost-rules.ts";

/** The data of a vehicle for its costs; money in cents. */
export type CostFacts = {
  readonly kind: VehicleKind;
  readonly segment: SegmentId;
  readonly fuel: FuelId;
  /** Horsepower (CV). */
  readonly power: number;
  /** Cubic centimetres; null for an electric engine. */
  readonly displacement: number | null;
  /** g/km. */
  readonly co2: number;
  /** Litres, kilogrammes of gas or kWh per 100 km. */
  readonly consumption: number;
  readonly listPriceCents: number;
  readonly priceCents: number;
  /** First registration, `YYYY-MM-DD`. */
  readonly registeredAt: string;
  readonly ageYears: number;
  /** The country of its next registration. */
  readonly country: Country;
  readonly kilometersPerYear: number;
  /** Depreciation of vehicles like it; undefined where too few are. */
  readonly depreciation: Depreciation | undefined;
};

/** The sum of one line over all years, and its explanation. */
type CalculatedLine = {
  /** Undefined when it is unknown. */
  readonly cents: number | undefined;
  /** The minimum, where `cents` is the maximum. */
  readonly leastCents?: number;
  /** The sentence that explains it. */
  readonly how: keyof Wording["runningCosts"]["how"];
  /** Placeholders of the sentence. */
  readonly values: Readonly<Record<string, number>>;
  readonly sources: readonly CostSource[];
};

/** A line without a known sum, and the reason. */
const unknownLine = (how: CalculatedLine["how"]): CalculatedLine => ({
  cents: undefined,
  how,
  values: {},
  sources: [],
});

/** The cost of the first step that reaches a value; undefined beyond the last. */
const stepCents = (
  steps: readonly { readonly upTo: number; readonly cents: number }[],
  value: number,
): number | undefined => steps.find(({ upTo }) => value <= upTo)?.cents;

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

/**
 * Fiscal horsepower of a four-stroke engine (Real Decreto 2822/1998, annex V): 0,08 × (cc of a cylinder)^0,6 × cylinders, with two
 * decimals cut.
 */
export const fiscalPower = (displacement: number, cylinders: number): number =>
  Math.floor(0.08 * (displacement / cylinders) ** 0.6 * cylinders * 100) / 100;

/**
 * Spain's tax on vehicles (IVTM): the most that a town may charge, and as `leastCents` the legal minimum before discounts of towns. The
 * weight by which goods vehicles are taxed and the tested power of an electric engine are not known here.
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

/** What a workshop charges in all years: checks, tyres and brakes by kilometres, and wear by age. */
const serviceCost = ({ kind, fuel, ageYears, kilometersPerYear }: CostFacts): CalculatedLine => {
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

/** Loss of value over all years and kilometres, by the depreciation that also rates prices and values cars. */
const depreciationCost = ({ priceCents, kilometersPerYear, depreciation }: CostFacts): CalculatedLine => {
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

/** Percent of value lost by a difference of the logarithm. */
const shareOf = (loss: number): number => (1 - Math.exp(-loss)) * 100;

/**
 * Fuel or power for all kilometres, by the consumption of the type approval. That of a plug-in hybrid contains litres alone and no charged
 * power, so it has no sum.
 */
const energyCost = ({ fuel, consumption, country, kilometersPerYear }: CostFacts): CalculatedLine => {
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

/**
 * Insurance class of a vehicle, from 1 to 10, by power, list price and body: our own rule, which does not bind insurers and ignores the
 * driver.
 */
const insuranceClass = ({ kind, segment, power, listPriceCents }: CostFacts): number => {
  const { highest } = costRules.insurance;
  const { perPower, perListPriceCents, dear } = costRules.insurance[kind];
  const isDear = dear.some((body) => body === segment);
  const points = Math.floor(power / perPower) + Math.floor(listPriceCents / perListPriceCents);
  return Math.min(highest, 1 + points + (isDear ? 1 : 0));
};

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

/** The costs of a vehicle in the years of the rules. */
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
