import { describe, expect, test } from "vitest";
import { demoDealers as dealers } from "#demo/stock/demo-dealers.ts";
import { marketOf } from "#market/markets.ts";

describe("dealers", () => {
  test("there are enough of them in each country, and both service groups in each", () => {
    for (const [country, least] of [
      ["ES", 26],
      ["PT", 10],
    ] as const) {
      const here = dealers.filter((dealer) => dealer.country === country);
      expect(here.length).toBeGreaterThanOrEqual(least);
      expect(new Set(here.map(({ group }) => group))).toEqual(new Set(["CP", "CEV"]));
    }
  });

  test.each(["id", "dealerCode", "name", "phone"] as const)("no two share their %s", (field) => {
    expect(new Set(dealers.map((dealer) => dealer[field])).size).toBe(dealers.length);
  });

  test.each(dealers.map((dealer) => [dealer.name, dealer] as const))("%s can be found", (_, dealer) => {
    const market = marketOf(dealer.country === "ES" ? "es" : "pt");
    expect(market.postalCode.normalise(dealer.zipCode)).toBe(dealer.zipCode);
    expect(dealer.phone).toMatch(dealer.country === "ES" ? /^\+34910000\d{3}$/ : /^\+351210000\d{3}$/);
    expect(dealer.latitude).toBeGreaterThan(27);
    expect(dealer.latitude).toBeLessThan(44);
    expect(dealer.longitude).toBeGreaterThan(-19);
    expect(dealer.longitude).toBeLessThan(5);
    for (const { opens, closes } of dealer.openingHours) expect(closes > opens).toBe(true);
  });

  test("some sell motorbikes, and one only values cars", () => {
    expect(dealers.filter(({ sellsMotorbikes, size }) => sellsMotorbikes && size > 0).length).toBeGreaterThan(
      8,
    );
    expect(dealers.filter(({ size }) => size === 0).map(({ group }) => group)).toEqual(["CEV"]);
  });
});
