import { describe, expect, test } from "vitest";
import { fuels, segments } from "#domain/vehicle-types.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { toShopPrice, usedValue } from "./price-curve.ts";
import { averageKilometersPerYear } from "./yearly-use.ts";

describe("usedValue", () => {
  test("never rises with age at the same yearly use, for any version", () => {
    const rising = catalogue.filter((version) => {
      const perYear = averageKilometersPerYear(version);
      const values = Array.from({ length: 30 }, (_, step) =>
        usedValue(version, step / 2, (perYear * step) / 2),
      );
      return values.some((value, index) => index > 0 && value > (values[index - 1] ?? 0));
    });
    expect(rising.map(({ id }) => id)).toEqual([]);
  });

  test("falls with kilometres and stays below the list price", () => {
    for (const version of catalogue) {
      const values = [0, 20_000, 60_000, 120_000, 240_000].map((kms) => usedValue(version, 3, kms));
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(values[0]).toBeLessThan(version.priceNew);
      expect(values.at(-1)).toBeGreaterThan(0);
    }
  });

  test("lets an electric car lose more than a hybrid of the same list price", () => {
    const base = catalogue.find(({ fuel }) => fuel === "hybrid");
    if (!base) throw new Error("no hybrid in the catalogue");
    expect(usedValue({ ...base, fuel: "electric" }, 4, 58_000)).toBeLessThan(usedValue(base, 4, 62_000));
  });

  test("knows a yearly use for every fuel and body", () => {
    const [base] = catalogue;
    if (!base) throw new Error("an empty catalogue");
    for (const fuel of fuels)
      for (const body of segments)
        expect(averageKilometersPerYear({ ...base, fuel, body })).toBeGreaterThan(3000);
  });
});

describe("toShopPrice", () => {
  test.each([
    [12_749, "90", 12_690],
    [12_751, "90", 12_790],
    [12_751, "00", 12_800],
    [0, "00", 300],
  ] as const)("%d with ending %s is %d", (euros, ending, expected) => {
    expect(toShopPrice(euros, ending)).toBe(expected);
  });
});
