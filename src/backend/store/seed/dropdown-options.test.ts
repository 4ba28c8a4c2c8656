import { describe, expect, test } from "vitest";
import { dropdowns } from "#contract/vehicle.ts";
import { dropdownOptionsOf, kmsValues, yearsBetween } from "./dropdown-options.ts";
import { generateVehicles } from "./generate-vehicles.ts";

const stock = generateVehicles({ today: "2026-11-20", count: 1200 });
const options = dropdownOptionsOf(stock);

describe("dropdownOptionsOf", () => {
  test("keeps to the contract", () => {
    expect(dropdowns.omit({ financeConfig: true }).parse(options)).toEqual(options);
  });

  test("lists each make and model of the stock once, by name", () => {
    const makes = new Set(stock.map(({ version }) => version.makeId));
    const models = new Set(stock.map(({ version }) => `${version.makeId}-${version.modelId}`));
    expect(options.brands.map(({ id }) => id).sort()).toEqual([...makes].sort());
    expect(options.brands.flatMap((brand) => brand.models.map(({ id }) => id)).sort()).toEqual(
      [...models].sort(),
    );
    const names = options.brands.map(({ value }) => value);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "es")));
  });

  test("gives no kind to a make of both", () => {
    expect(options.brands.find(({ id }) => id === "seat")?.kind).toBe("car");
    expect(options.brands.find(({ id }) => id === "yamaha")?.kind).toBe("motorbike");
    expect(options.brands.find(({ id }) => id === "honda")?.kind).toBeUndefined();
  });

  test("spans the years of the stock and has only seats above zero", () => {
    const years = stock.map(({ modelYear }) => modelYear);
    expect(options.years).toEqual({ min: Math.min(...years), max: Math.max(...years) });
    expect(options.yearsList).toEqual(yearsBetween(options.years.min, options.years.max));
    expect(options.seats.every(({ value }) => value > 0)).toBe(true);
  });

  test("survives an empty stock", () => {
    expect(dropdownOptionsOf([])).toMatchObject({ brands: [], seats: [], yearsList: [] });
  });
});

test("kilometre values are those of the specification", () => {
  expect(kmsValues).toHaveLength(15);
  expect(kmsValues[0]).toEqual({ value: 0, label: "0 kms" });
  expect(kmsValues[14]).toEqual({ value: 140_000, label: "140000 kms" });
});
