import { expect, test } from "vitest";
import type { Dealer } from "#api/models/dealer.ts";
import { groupDealers } from "./group-dealers.ts";

const dealer = (dealerCode: string, municipality: string): Dealer => ({
  id: dealerCode,
  dealerCode,
  municipality,
  dealerService: "CP",
  name: dealerCode,
  country: "ES",
  address: "Calle Mayor, 1",
  zipCode: "28001",
  phone: "+34910000001",
  latitude: 40,
  longitude: -3,
  openingHours: [],
});

const dealers = [dealer("A", "Madrid"), dealer("B", "Getafe"), dealer("C", "A Coruña")];

test("places come in their order, dealers of no place at the end under their municipality", () => {
  const places = [
    { id: "lugo", name: "Lugo", dealers: ["Z"] },
    { id: "madrid", name: "Madrid", dealers: ["B", "A"], label: true },
  ];
  expect(groupDealers(dealers, places).map(({ id, name, dealers: all }) => [id, name, all.length])).toEqual([
    ["madrid", "Madrid", 2],
    ["a-coruna", "A Coruña", 1],
  ]);
});

test("one dealer is one group, none is none", () => {
  expect(groupDealers(dealers.slice(0, 1), []).map(({ id }) => id)).toEqual(["madrid"]);
  expect(groupDealers([], [{ id: "a", name: "A", dealers: ["A"] }])).toEqual([]);
});
