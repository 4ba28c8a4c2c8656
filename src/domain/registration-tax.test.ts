import { expect, test } from "vitest";
import { type Registered, registrationTax } from "./registration-tax.ts";

const now = new Date("2026-11-30T00:00:00Z");
const car: Registered = {
  kind: "car",
  fuel: "petrol",
  displacement: 1_400,
  co2: 140,
  registeredAt: "2026-06-01",
  priceCents: 20_000_00,
};

test.each<[string, Partial<Registered>, number | undefined]>([
  // 1400 × 5,61 − 6194,88 = 1659,12; 140 × 6,38 − 762,73 = 130,47; less 10 %.
  ["in its first year", {}, 1_610_63],
  ["in its fourth year", { registeredAt: "2023-06-01" }, 1_163_23],
  ["after ten years, by NEDC", { registeredAt: "2015-06-01", co2: 120, displacement: 1_600 }, 636_88],
  ["diesel", { fuel: "diesel", displacement: 2_000, co2: 190 }, 18_101_11],
  ["so little that the least applies", { displacement: 850, co2: 90 }, 100_00],
  ["electric", { fuel: "electric", displacement: null, co2: 0 }, 0],
  ["a hybrid", { fuel: "hybrid" }, undefined],
  ["a motorbike", { kind: "motorbike" }, undefined],
  ["unknown emissions", { co2: null }, undefined],
])("in Portugal %s", (_, changes, cents) => {
  expect(registrationTax("PT", { ...car, ...changes }, now)?.cents).toBe(cents);
});

test.each<[number | null, number | undefined]>([
  [120, 0],
  [121, 950_00],
  [159, 950_00],
  [160, 1_950_00],
  [200, 2_950_00],
  [null, undefined],
])("in Spain with %s g of CO2", (co2, cents) => {
  expect(registrationTax("ES", { ...car, co2 }, now)?.cents).toBe(cents);
});

test("diesel may pay more for its particles", () => {
  expect(registrationTax("PT", { ...car, fuel: "diesel" }, now)?.isLeast).toBe(true);
  expect(registrationTax("PT", car, now)?.isLeast).toBe(false);
});
