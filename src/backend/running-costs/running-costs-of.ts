import { ageSince } from "#backend/comparables/age-in-years.ts";
import { type ComparedStock, findComparables } from "#backend/comparables/find-comparables.ts";
import { type Depreciation, fitDepreciation } from "#backend/comparables/fit-depreciation.ts";
import type { Call } from "#backend/http/call.ts";
import { valuationRules } from "#backend/trade-in/valuation/valuation-rules.ts";
import { ratingRules } from "#backend/vehicle/price-rating/rating-rules.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { costKinds } from "#contract/running-costs.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Formats } from "#market/formats.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { type CalculatedCosts, calculateCosts } from "./calculate-costs.ts";
import { costRules, costSources } from "./cost-rules.ts";

/** Formats of figures that are no money. */
const written: Readonly<Record<string, (value: number, formats: Formats) => string>> = {
  consumption: (value, { number }) => number(value, 1),
  kilometers: (value, { kilometres }) => kilometres(value),
  price: (value, { number }) => number(value, 3),
  powerPrice: (value, { number }) => number(value, 4),
  coefficient: (value, { number }) => number(value, 2),
  yearShare: (value, { percent }) => percent(value, 1),
  distanceShare: (value, { percent }) => percent(value, 1),
};

/** Calculated costs as texts. */
export const describeCosts = (
  { lines, insuranceClass, totalCents, perMonthCents }: CalculatedCosts,
  { kind, kilometersPerYear }: { readonly kind: VehicleKind; readonly kilometersPerYear: number },
  locale: Locale,
): NonNullable<VehicleDetail["runningCosts"]> => {
  const words = wordingOf(locale).runningCosts;
  const { formats } = marketOf(locale);
  const money = (cents: number) => formats.money(eurosFromCents(cents));
  const write = (values: Readonly<Record<string, number>>) => (name: string) =>
    values[name] === undefined ? undefined : (written[name]?.(values[name], formats) ?? money(values[name]));
  const { perPower, perListPriceCents } = costRules.insurance[kind];
  const sources = new Set(costKinds.flatMap((name) => lines[name].sources));
  return {
    years: costRules.years,
    kilometersPerYear,
    lines: costKinds.map((name) => {
      const { cents, leastCents, how, values } = lines[name];
      return {
        kind: name,
        ...(cents !== undefined && { amount: eurosFromCents(cents) }),
        ...(leastCents !== undefined && { least: eurosFromCents(leastCents) }),
        how: fill(words.how[how], write(values)),
      };
    }),
    insurance: {
      class: insuranceClass,
      how: fill(words.insurance, { power: perPower, price: money(perListPriceCents) }),
    },
    total: eurosFromCents(totalCents),
    perMonth: eurosFromCents(perMonthCents),
    sources: [...sources].map((source) => {
      const { url, asOf } = costSources[source];
      return { name: words.sources[source], url, ...(asOf !== undefined && { asOf }) };
    }),
  };
};

/**
 * Depreciation of vehicles like one: as in its price rating, and where too few are of its model for that, of its segment, as in valuations.
 * Undefined where fewer than three are of that.
 */
export const depreciationOf = (
  { vehicle, version, model, brand }: VehicleRow,
  stock: ComparedStock,
  now: Date,
): Depreciation | undefined => {
  const enough = [ratingRules.fewestComparables, valuationRules.fewestComparables];
  const wanted = { widest: "segment", enough, except: vehicle.id } as const;
  const found = findComparables(stock, { version, model, brand }, wanted, now);
  return found && fitDepreciation(found.forDepreciation);
};

/** The running costs of a vehicle's next owner in the market of the call; undefined for a sold one, or when too little is known. */
export const runningCostsOf = (
  row: VehicleRow,
  stock: ComparedStock,
  { locale, now }: Pick<Call, "locale" | "now">,
): VehicleDetail["runningCosts"] => {
  const { vehicle, version, details } = row;
  const { co2, consumption, priceNewCents } = version;
  const isKnown = co2 !== null && consumption !== null && priceNewCents !== null;
  if (vehicle.status === "bought" || !isKnown) return undefined;
  const kilometersPerYear = costRules.kilometersPerYear[vehicle.kind];
  const costs = calculateCosts({
    kind: vehicle.kind,
    segment: vehicle.segment,
    fuel: vehicle.fuel,
    power: version.power,
    displacement: version.displacement,
    co2,
    consumption,
    listPriceCents: priceNewCents,
    priceCents: vehicle.priceCents,
    registeredAt: details.registeredAt,
    ageYears: ageSince(details.registeredAt, now),
    country: marketOf(locale).country,
    kilometersPerYear,
    depreciation: depreciationOf(row, stock, now),
  });
  return describeCosts(costs, { kind: vehicle.kind, kilometersPerYear }, locale);
};
