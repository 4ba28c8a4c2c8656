import { ageSince } from "#backend/comparables/age-in-years.ts";
import type { ComparedStock } from "#backend/comparables/find-comparables.ts";
import type { Call } from "#backend/http/call.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { marketOf } from "#market/markets.ts";
import { calculateCosts } from "./calculate-costs.ts";
import { costRules } from "./cost-rules.ts";
import { depreciationOf } from "./depreciation-of.ts";
import { describeCosts } from "./describe-costs.ts";

/** What a vehicle costs its next owner in the market of the call; undefined for one that is sold, or of which too little is known. */
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
