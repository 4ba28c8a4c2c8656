import type { Dropdowns } from "#contract/vehicle.ts";
import type { SeedVehicle } from "./seed-types.ts";

/** Specification section 9: 15 values, in steps of 10 000 from 0. */
export const kmsValues: Dropdowns["kmsValues"] = Array.from({ length: 15 }, (_, index) => ({
  value: index * 10_000,
  label: `${index * 10_000} kms`,
}));

/** Every year from `min` to `max`, both included; none when `max` is smaller. */
export function yearsBetween(min: number, max: number): number[] {
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => min + index);
}

/** The filter options that a stock gives: brands and models by name, years, seats. Without stock, no years. */
export function dropdownOptionsOf(vehicles: readonly SeedVehicle[]): Omit<Dropdowns, "financeConfig"> {
  const years = vehicles.map((vehicle) => vehicle.modelYear);
  const min = years.reduce((lowest, year) => Math.min(lowest, year), Number.POSITIVE_INFINITY);
  const max = years.reduce((highest, year) => Math.max(highest, year), Number.NEGATIVE_INFINITY);
  const seats = new Set(vehicles.map(({ version }) => version.seats));
  const hasYears = vehicles.length > 0;
  return {
    brands: brandsOf(vehicles),
    years: hasYears ? { min, max } : { min: 0, max: 0 },
    seats: [...seats].sort((a, b) => a - b).map((value) => ({ value })),
    kmsValues,
    yearsList: hasYears ? yearsBetween(min, max) : [],
  };
}

function brandsOf(vehicles: readonly SeedVehicle[]): Dropdowns["brands"] {
  const brands = new Map<
    string,
    { name: string; kinds: Set<"car" | "motorbike">; models: Map<string, string> }
  >();
  for (const { version } of vehicles) {
    const brand = brands.get(version.makeId) ?? {
      name: version.makeName,
      kinds: new Set(),
      models: new Map(),
    };
    brand.kinds.add(version.kind);
    brand.models.set(`${version.makeId}-${version.modelId}`, version.modelName);
    brands.set(version.makeId, brand);
  }
  return [...brands]
    .map(([id, { name, kinds, models }]) => {
      const [kind] = kinds;
      return {
        id,
        value: name,
        // A make of cars and motorbikes, such as Honda, has no kind of its own.
        ...(kinds.size === 1 && kind !== undefined ? { kind } : {}),
        models: byName([...models].map(([modelId, value]) => ({ id: modelId, value }))),
      };
    })
    .sort((a, b) => a.value.localeCompare(b.value, "es"));
}

function byName<T extends { value: string }>(options: T[]): T[] {
  return options.sort((a, b) => a.value.localeCompare(b.value, "es", { numeric: true }));
}
