import { compareLimit } from "#domain/compare-limit.ts";

/** A listed vehicle; its name is for messages that are shown before anything is loaded. */
export interface ListedVehicle {
  readonly vin: string;
  readonly name: string;
}

const longestName = 80;

const isListed = (value: unknown): value is ListedVehicle => {
  const { vin, name } = (value ?? {}) as Partial<Record<keyof ListedVehicle, unknown>>;
  return (
    typeof vin === "string" &&
    /^[A-Z0-9]{17}$/.test(vin) &&
    typeof name === "string" &&
    name.length <= longestName
  );
};

/** Parses the stored list; anything that is not a vehicle is left out. Never throws. */
export const readList = (text: string | null): readonly ListedVehicle[] => {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    const vehicles = Array.isArray(found) ? found.filter(isListed) : [];
    const unique = vehicles.filter(
      ({ vin }, index) => vehicles.findIndex((other) => other.vin === vin) === index,
    );
    return unique.slice(0, compareLimit);
  } catch {
    return [];
  }
};
