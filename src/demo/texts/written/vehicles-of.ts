import { previousPrice } from "#domain/previous-price.ts";
import type { SeedVehicle } from "../../stock/seed-vehicle.ts";

/** What a written list asks for, as its block says it. */
type Search = Readonly<{ kind?: unknown; filters?: unknown }>;

/** Whether the price may be shown as reduced: the rule by which the list of offers filters. */
const isReduced = (vehicle: SeedVehicle): boolean => {
  const log = vehicle.prices
    .filter(({ priceType }) => priceType === "TotalPrice")
    .map(({ cents, at }) => ({ priceCents: cents, at: Date.parse(at) }));
  return previousPrice(log, Number.POSITIVE_INFINITY) !== undefined;
};

const tests: Readonly<Record<string, (vehicle: SeedVehicle, wanted: unknown) => boolean>> = {
  discount: isReduced,
  lowCost: ({ lowCost }) => lowCost,
  financing: ({ financing }) => financing,
  brand: ({ version }, wanted) => Array.isArray(wanted) && wanted.includes(version.makeId),
};

/** The vehicles that a written list shows; throws a RangeError for a filter that no figure follows. */
export const vehiclesOf = ({ kind, filters }: Search, vehicles: readonly SeedVehicle[]): SeedVehicle[] => {
  const wanted = Object.entries(filters ?? {}).map(([name, value]) => {
    const test = tests[name];
    if (test === undefined) throw new RangeError(`No figures follow the filter "${name}"`);
    return (vehicle: SeedVehicle) => test(vehicle, value);
  });
  return vehicles.filter(
    (vehicle) =>
      (kind === undefined || vehicle.version.kind === kind) && wanted.every((test) => test(vehicle)),
  );
};
