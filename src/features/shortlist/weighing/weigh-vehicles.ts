import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { comparableCosts } from "./comparable-costs.ts";
import { type VehicleUse, yearsLeft } from "./years-left.ts";

/** What a vehicle is weighed by. */
export interface WeighedVehicle extends VehicleUse {
  readonly vin: string;
  /** Euros. */
  readonly price: number;
  /** Price for each year that it is supposed to have left; undefined where that is less than one. */
  readonly perYear: number | undefined;
  /** Monthly instalment of its representative example, in euros. */
  readonly monthly: number | undefined;
  /** What it costs in the next years, in euros (`comparableCosts`). */
  readonly cost: number | undefined;
  readonly equipment: readonly string[];
}

const yearMs = 365.25 * 24 * 60 * 60 * 1_000;

const weigh = (
  { card, registeredAt, carDetailFinance, equipment }: VehicleDetail,
  now: Date,
  cost: number | undefined,
): WeighedVehicle => {
  const since = Date.parse(registeredAt ?? `${card.year}-07-01`);
  const use = {
    kind: card.kind,
    age: Math.max(0, (now.getTime() - since) / yearMs),
    kms: card.kilometers,
  };
  const left = yearsLeft(use);
  return {
    ...use,
    vin: card.vin,
    price: card.totalPrice,
    perYear: left && card.totalPrice / left,
    monthly: card.monthlyPrice === undefined ? undefined : carDetailFinance?.monthlyPayment,
    cost,
    equipment: [...new Set(equipment.flatMap(({ items }) => items))],
  };
};

/**
 * Vehicles beside one another, as what their pages show weighs. One whose day of registration is not known counts from the middle of its
 * year. Pure.
 */
export const weighVehicles = (vehicles: readonly VehicleDetail[], now: Date): readonly WeighedVehicle[] => {
  const costs = comparableCosts(vehicles.map(({ runningCosts }) => runningCosts));
  return vehicles.map((vehicle, index) => weigh(vehicle, now, costs?.totals[index]));
};
