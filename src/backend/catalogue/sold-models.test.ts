import { expect, test } from "vitest";
import { soldModels, wasSold } from "./sold-models.ts";

test("the table has the makes and models of the last 25 years, each once and with its years", () => {
  expect(new Set(soldModels.map(({ brand }) => brand.id)).size).toBeGreaterThanOrEqual(45);
  expect(soldModels.length).toBeGreaterThanOrEqual(500);
  expect(new Set(soldModels.map(({ id }) => id)).size).toBe(soldModels.length);
  for (const { from, to } of soldModels) expect(to ?? from).toBeGreaterThanOrEqual(from);
});

test.each([
  ["seat-ibiza", 2005],
  ["renault-laguna", 2008],
  ["citroen-xsara-picasso", 2003],
  ["opel-astra", 2013],
  ["opel-corsa", 2013],
])("%s was sold in %i", (id, year) => {
  expect(soldModels.some((model) => model.id === id && wasSold(model, year))).toBe(true);
});
