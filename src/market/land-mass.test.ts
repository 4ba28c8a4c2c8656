import { expect, test } from "vitest";
import { landMassAt } from "./land-mass.ts";

test.each([
  ["ES", "28013", "peninsula", false],
  ["ES", "07001", "Illes Balears", false],
  ["ES", "35001", "Canarias", true],
  ["ES", "38001", "Canarias", true],
  ["ES", "51001", "Ceuta", true],
  ["ES", "52001", "Melilla", true],
  ["PT", "1100-048", "peninsula", false],
  ["PT", "9000-018", "Madeira", false],
  ["PT", "9500-150", "Açores", false],
] as const)("%s %s lies on %s, taxes of its own: %s", (country, zipCode, name, ownTaxes) => {
  expect(landMassAt({ country, zipCode })).toEqual({ name, ownTaxes });
});
