import type { Vehicle } from "#api/models/vehicle.ts";
import { comparableCosts } from "./comparable-costs.ts";
import { type VehicleUse, yearsLeft } from "./years-left.ts";

/** The values of a vehicle's criteria. */
export interface WeighedVehicle extends Pick<VehicleUse, "kind">, Partial<Omit<VehicleUse, "kind">> {
  readonly vin: string;
  /** Euros. */
  readonly price: number | undefined;
  /** Price for each year that it is expected to last; undefined where that is less than one. */
  readonly perYear: number | undefined;
  /** Monthly instalment of its representative example, in euros; undefined unless the examples of all have equal terms. */
  readonly monthly: number | undefined;
  /** Costs in the next years, in euros (`comparableCosts`). */
  readonly cost: number | undefined;
  readonly equipment: readonly string[];
}

const yearMs = 365.25 * 24 * 60 * 60 * 1_000;

const weigh = (
  { card, registeredAt, carDetailFinance, equipment }: Vehicle,
  now: Date,
  cost: number | undefined,
): WeighedVehicle => {
  const { kind, kilometers: kms, totalPrice: price } = card;
  const since = registeredAt ?? (card.year === undefined ? undefined : `${card.year}-07-01`);
  const age = since === undefined ? undefined : Math.max(0, (now.getTime() - Date.parse(since)) / yearMs);
  const left = age === undefined || kms === undefined ? undefined : yearsLeft({ kind, age, kms });
  return {
    ...{ kind, age, kms, price },
    vin: card.vin,
    perYear: left && price && price / left,
    monthly: card.monthlyPrice === undefined ? undefined : carDetailFinance?.monthlyPayment,
    cost,
    equipment: [...new Set(equipment.flatMap(({ items }) => items))],
  };
};

/** What a monthly instalment depends on besides the price: deposit, term, rates and what is due with the last one. */
const termsOf = ({ carDetailFinance: finance }: Vehicle): string | undefined => {
  if (finance === undefined) return undefined;
  const { depositValue, months, tan, residualValue } = finance;
  return [depositValue, months, tan, residualValue].join(" ");
};

/**
 * The criteria of vehicles, from the values that their pages show. Without a day of registration the middle
 * of the year counts. Pure.
 */
export const weighVehicles = (vehicles: readonly Vehicle[], now: Date): readonly WeighedVehicle[] => {
  const costs = comparableCosts(vehicles.map(({ runningCosts }) => runningCosts));
  const haveEqualTerms = new Set(vehicles.map(termsOf)).size === 1;
  return vehicles.map((vehicle, index) => {
    const weighed = weigh(vehicle, now, costs?.totals[index]);
    return haveEqualTerms ? weighed : { ...weighed, monthly: undefined };
  });
};
