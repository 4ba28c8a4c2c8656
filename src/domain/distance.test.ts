import { expect, test } from "vitest";
import { distanceKm, roundDistance } from "./distance.ts";

const madrid = { latitude: 40.4168, longitude: -3.7038 };
const lisbon = { latitude: 38.7223, longitude: -9.1393 };
const barcelona = { latitude: 41.3874, longitude: 2.1686 };

// Great-circle distances as published for these cities.
test.each([
  [madrid, barcelona, 506],
  [madrid, lisbon, 503],
  [barcelona, lisbon, 1007],
  [madrid, madrid, 0],
])("from %o to %o it is about %i km", (a, b, km) => {
  expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(5);
  expect(distanceKm(b, a)).toBeCloseTo(distanceKm(a, b));
});

test("opposite ends of the earth are half its round apart", () => {
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
});

test.each([
  [0, 1],
  [7.4, 7],
  [19.4, 19],
  [52, 50],
  [98, 100],
  [503, 500],
])("%d km are told as %i", (km, told) => {
  expect(roundDistance(km)).toBe(told);
});
