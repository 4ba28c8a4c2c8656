import { expect, test } from "vitest";
import { listPlaces } from "./list-item.tsx";

const listed = { reserved: false, bought: false };
const reserved = { ...listed, reserved: true };
const bought = { ...listed, bought: true };

test("the second page of a list goes on counting", () => {
  expect(listPlaces({ vehicles: [listed, listed], total: 26, page: { number: 2, size: 24 } })).toEqual([
    25, 26,
  ]);
});

test("what cannot be bought has no place, and no place lies behind the total", () => {
  expect(
    listPlaces({ vehicles: [listed, reserved, listed], total: 4, page: { number: 2, size: 3 } }),
  ).toEqual([3, undefined, 4]);
  const page = { number: 1, size: 24 };
  expect(listPlaces({ vehicles: [bought, listed], total: 1, page })).toEqual([undefined, 1]);
  expect(listPlaces({ vehicles: [reserved], total: 0, page })).toEqual([undefined]);
});
