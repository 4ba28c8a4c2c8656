import type { ListedVehicle } from "../listed-vehicle.ts";

/** The query of a written list, as in its block. */
type Search = Readonly<{ kind?: unknown; filters?: unknown }>;

const tests: Readonly<Record<string, (vehicle: ListedVehicle, wanted: unknown) => boolean>> = {
  discount: ({ isReduced }) => isReduced,
  lowCost: ({ lowCost }) => lowCost,
  financing: ({ financing }) => financing,
  brand: ({ version }, wanted) => Array.isArray(wanted) && wanted.includes(version.makeId),
};

/** Cached lists of each stock: both languages and several pages use the same. */
const listed = new WeakMap<readonly ListedVehicle[], Map<string, ListedVehicle[]>>();

/** The vehicles that a written list shows; throws a RangeError for a filter that no figure follows. */
export const vehiclesOf = (
  { kind, filters }: Search,
  vehicles: readonly ListedVehicle[],
): readonly ListedVehicle[] => {
  const lists = listed.get(vehicles) ?? new Map<string, ListedVehicle[]>();
  listed.set(vehicles, lists);
  const name = JSON.stringify([kind, filters]);
  const list = lists.get(name) ?? filtered({ kind, filters }, vehicles);
  lists.set(name, list);
  return list;
};

const filtered = ({ kind, filters }: Search, vehicles: readonly ListedVehicle[]): ListedVehicle[] => {
  const wanted = Object.entries(filters ?? {}).map(([name, value]) => {
    const test = tests[name];
    if (test === undefined) throw new RangeError(`No figures follow the filter "${name}"`);
    return (vehicle: ListedVehicle) => test(vehicle, value);
  });
  return vehicles.filter(
    (vehicle) =>
      (kind === undefined || vehicle.version.kind === kind) && wanted.every((test) => test(vehicle)),
  );
};
