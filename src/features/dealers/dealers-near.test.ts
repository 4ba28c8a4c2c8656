import { expect, test } from "vitest";
import type { Dealer } from "#api/models/dealer.ts";
import { dealersNear } from "./dealers-near.ts";

const dealer = (dealerCode: string, municipality: string, latitude: number, longitude: number): Dealer => ({
  ...{ id: dealerCode, dealerCode, municipality, dealerService: "CP", name: dealerCode, country: "ES" },
  ...{ address: "Calle Mayor, 1", zipCode: "28001", phone: "+34910000001", latitude, longitude },
  openingHours: [],
});

const groups = [
  {
    id: "madrid",
    name: "Madrid",
    dealers: [dealer("A", "Madrid", 40.4, -3.7), dealer("B", "Getafe", 40.3, -3.73)],
  },
  { id: "a-coruna", name: "A Coruña", dealers: [dealer("C", "A Coruña", 43.36, -8.4)] },
];

test.each([
  ["madrid", "Madrid", "A"],
  ["getafe", "Getafe", "B"],
  ["15001", "A Coruña", "C"],
  ["15-001", "A Coruña", "C"],
  ["lugo", "Lugo", "C"],
  ["4900-100", "Viana do Castelo", "C"],
  ["1000", "Lisboa", "B"],
])("%s is %s, and %s the nearest", (wanted, from, code) => {
  const near = dealersNear(groups, wanted);
  expect([near?.from, near?.dealers[0]?.dealer.dealerCode]).toEqual([from, code]);
  const far = near?.dealers.map(({ km }) => km) ?? [];
  expect(far).toEqual(far.toSorted((a, b) => a - b));
  expect(far).toHaveLength(3);
});

test("what is no place says so", () => {
  expect(dealersNear(groups, "atlantida")).toBeUndefined();
  expect(dealersNear(groups, "99999")).toBeUndefined();
});
