import { expect, test } from "vitest";
import type { Dealer } from "#api/models/dealer.ts";
import { valuingDealers } from "./valuing-dealers.ts";

const dealer = (id: string, place: Partial<Dealer>): Dealer => ({
  id,
  municipality: id,
  dealerService: "CEV",
  dealerCode: id,
  name: id,
  country: "ES",
  address: "Calle Mayor, 1",
  zipCode: "28001",
  phone: "+34910000001",
  latitude: 40.4,
  longitude: -3.7,
  openingHours: [],
  ...place,
});
const dealers = [
  dealer("sevilla", { latitude: 37.39, longitude: -5.98 }),
  dealer("madrid", {}),
  dealer("only-sells", { dealerService: "CP" }),
  dealer("lisboa", { country: "PT", latitude: 38.72, longitude: -9.14 }),
];
const idsNear = (country: "ES" | "PT", zip: string | undefined) =>
  valuingDealers(dealers, ["CEV"], { country, zip }).map(({ dealer: { id }, km }) => [id, km]);

test("dealers of the market that value cars, as the service orders them where nobody says from where", () => {
  expect(idsNear("ES", undefined)).toEqual([
    ["sevilla", undefined],
    ["madrid", undefined],
  ]);
  expect(idsNear("PT", undefined)).toEqual([["lisboa", undefined]]);
});

test("the nearest to a postal code come first, and say how far away they are", () => {
  const near = idsNear("ES", "28001");
  expect(near.map(([id]) => id)).toEqual(["madrid", "sevilla"]);
  expect(near[0]?.[1]).toBeLessThan(20);
  expect(near[1]?.[1]).toBeGreaterThan(350);
  expect(idsNear("ES", "41001").map(([id]) => id)).toEqual(["sevilla", "madrid"]);
});

test("a postal code that is none orders nothing", () => {
  expect(idsNear("ES", "999").map(([id]) => id)).toEqual(["sevilla", "madrid"]);
});
