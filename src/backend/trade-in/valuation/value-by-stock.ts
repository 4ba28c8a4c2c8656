import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { ageSince } from "#backend/comparables/age-in-years.ts";
import { type ComparedStock, findComparables } from "#backend/comparables/find-comparables.ts";
import { fitDepreciation } from "#backend/comparables/fit-depreciation.ts";
import type { StoredValuationLine } from "#backend/store/schema/trade-ins.ts";
import { type Confidence, valuationRules } from "./valuation-rules.ts";
import { valueCar } from "./value-car.ts";

export type StockValue = {
  readonly lines: readonly StoredValuationLine[];
  /** The number of comparable vehicles. */
  readonly comparables: number;
  /** Firm only by vehicles of the version or model: those that are only similar never are. */
  readonly confidence: Confidence;
};

/** Values a car by today's stock; undefined when too few vehicles are similar, or the price when new is unknown. */
export const valueByStock = (
  stock: ComparedStock,
  car: KnownVersion & { readonly plateDate: string; readonly kilometers: number },
  now: Date,
): StockValue | undefined => {
  const { firmComparables, fewestComparables } = valuationRules;
  const ofModel = { widest: "model", enough: [firmComparables, fewestComparables] } as const;
  const similar = { widest: "similar", enough: [fewestComparables] } as const;
  const { priceNewCents } = car.version;
  const own = findComparables(stock, car, ofModel, now);
  const found = own ?? findComparables(stock, car, similar, now);
  if (priceNewCents === null || found === undefined) return undefined;
  const described = {
    listPriceCents: priceNewCents,
    ageYears: ageSince(car.plateDate, now),
    kilometers: car.kilometers,
  };
  const lines = valueCar(described, found.vehicles, fitDepreciation(found.forDepreciation));
  const comparables = found.vehicles.length;
  return { lines, comparables, confidence: own && comparables >= firmComparables ? "firm" : "indicative" };
};
