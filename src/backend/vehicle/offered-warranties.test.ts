import { expect, test } from "vitest";
import { shopSettings } from "#backend/shop/shop-settings.ts";
import { describeWarranties } from "./describe-equipment.ts";
import { offeredWarranties } from "./offered-warranties.ts";

const now = new Date("2026-11-24T10:00:00Z");
const shop = shopSettings.parse({
  name: "AutoNorte",
  warranties: [
    { id: "mechanical-12", name: {}, months: 12, price: 290, maxAge: 10, maxKilometers: 150_000 },
    { id: "north", name: { es: "Norte" }, months: 24, price: 590.5, maxAge: 5, maxKilometers: 80_000 },
    { id: "always", name: { es: "Siempre", pt: "Sempre" }, months: 6, price: 99 },
  ],
});
const offered = (registeredAt: string, kilometers: number, own: readonly object[] = []) => {
  const row = { vehicle: { kilometers }, details: { registeredAt, warrantyContracts: own } };
  return offeredWarranties(row as never, shop, now);
};

test.each([
  ["2021-11-30", 80_000, ["mechanical-12", "north", "always"]],
  ["2021-10-01", 80_000, ["mechanical-12", "always"]],
  ["2024-01-01", 80_001, ["mechanical-12", "always"]],
  ["2016-10-01", 10_000, ["always"]],
  ["2024-01-01", 150_001, ["always"]],
])("registered on %s, with %i km: %j", (registeredAt, kilometers, ids) => {
  expect(offered(registeredAt, kilometers).map(({ id }) => id)).toEqual(ids);
});

test("a vehicle with contracts of its own has those alone", () => {
  const own = [{ id: "extended-24", months: 24, cents: 61_000 }];
  expect(offered("2024-01-01", 10_000, own)).toEqual(own);
});

test("they are named as the shop names them, else by the words for known ones, else not at all", () => {
  const contracts = offered("2024-01-01", 10_000);
  expect(describeWarranties(contracts, shop, "es")).toMatchObject([
    { id: "mechanical-12", pvpPrice: 290, months: 12, name: "Garantía mecánica, 12 meses más" },
    { id: "north", pvpPrice: 590.5, name: "Norte" },
    { id: "always", name: "Siempre" },
  ]);
  const [mechanical, north, always] = describeWarranties(contracts, shop, "pt");
  expect([mechanical?.name, always?.name]).toEqual(["Garantia mecânica, mais 12 meses", "Sempre"]);
  expect(north).toEqual({ id: "north", pvpPrice: 590.5, months: 24 });
});
