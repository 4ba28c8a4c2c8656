import { expect, test } from "vitest";
import { sampleVehicle } from "#contract/sample-vehicle.ts";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { filterChoices } from "./filter-choices.ts";

const vehicle = {
  ...sampleVehicle.card,
  year: 2021,
  kilometers: 41_200,
  totalPrice: 15_990,
  monthlyPrice: 212.34,
  owners: 1,
  tags: [{ id: "new-arrival", value: "Recién llegado" }],
  location: "Getafe",
  environmentalBadge: { id: "c", image: "/c.svg", alt: "Distintivo C" },
  ids: { brand: "seat", model: "seat-leon", fuel: "diesel", transmission: "manual", zipCode: "28903" },
};
const choices = (change: Partial<SearchQuery>, isMonthly = false) =>
  filterChoices(vehicle, { ...emptySearchQuery, ...change }, isMonthly)
    .map(({ name, value }) => `${name}=${value}`)
    .join("&");

test("every attribute leads to its filter, limits in round figures", () => {
  expect(choices({})).toBe(
    "brand=seat&model=seat-leon&fuel=diesel&transmission=manual&badge=c&yearFrom=2021&kmsTo=50000&priceTo=16000&owners=1&newSince=7&place=28903",
  );
  expect(choices({}, true)).toContain("monthlyTo=220");
});

test("what is chosen already is not offered again", () => {
  const left = choices({
    brand: ["seat"],
    fuel: ["diesel", "petrol"],
    owners: 1,
    yearFrom: 2021,
    place: "28903",
  });
  expect(left).toBe("model=seat-leon&transmission=manual&badge=c&kmsTo=50000&priceTo=16000&newSince=7");
});

test("a service that says no ids still has years, kilometres and prices", () => {
  const { ids: _, ...without } = vehicle;
  expect(filterChoices(without, emptySearchQuery, false).map(({ name }) => name)).toEqual([
    "badge",
    "yearFrom",
    "kmsTo",
    "priceTo",
    "owners",
    "newSince",
  ]);
});
