import { describe, expect, test } from "vitest";
import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { type ComparedStock, findComparables } from "./find-comparables.ts";

const now = new Date("2026-11-24T10:00:00Z");

type Kind = {
  readonly model: number;
  readonly fuel: string;
  readonly segment: string;
  readonly kind?: VehicleKind;
};
/** Versions by number: 1 is the requested one; 2 has its model and fuel, 3 its model alone, 4 its segment, 5 nothing of it. */
const kinds: Readonly<Record<number, Kind>> = {
  1: { model: 1, fuel: "petrol", segment: "hatchback" },
  2: { model: 1, fuel: "petrol", segment: "estate" },
  3: { model: 1, fuel: "diesel", segment: "estate" },
  4: { model: 2, fuel: "diesel", segment: "hatchback" },
  5: { model: 3, fuel: "electric", segment: "suv" },
};
const versions = new Map(
  Object.entries(kinds).map(([id, { model, fuel, segment }]) => {
    const version = { id: Number(id), fuel, segment, priceNewCents: 2_000_000 + Number(id) };
    return [
      Number(id),
      { version, model: { id: model, kind: "car" }, brand: { id: 1 } } as unknown as KnownVersion,
    ];
  }),
);
const own = versions.get(1) as KnownVersion;

/** As a trade-in is valued. */
const ofCars = { widest: "segment", enough: [8, 3] } as const;

type Row = { version: number; count: number };
const stockOf = (...rows: readonly Row[]): ComparedStock => {
  const vehicles = rows.flatMap(({ version, count }) => Array.from({ length: count }, () => version));
  const columns = {
    id: vehicles.map((_, at) => at + 1),
    version: vehicles,
    price: vehicles.map((_, at) => 1_000_000 + at),
    year: vehicles.map(() => 2020),
    kms: vehicles.map(() => 50_000),
    arrivedAt: vehicles.map(() => 0),
  };
  return { versions, vehicles: { size: vehicles.length, figures: (figure) => columns[figure] } };
};

const counts = (...rows: readonly Row[]) => {
  const found = findComparables(stockOf(...rows), own, ofCars, now);
  return found && [found.vehicles.length, found.forDepreciation.length];
};

describe("the narrowest group that is large enough is compared", () => {
  test.each([
    [
      "the version",
      [
        { version: 1, count: 8 },
        { version: 2, count: 50 },
      ],
      [8, 58],
    ],
    [
      "the version alone, also for depreciation",
      [
        { version: 1, count: 30 },
        { version: 4, count: 50 },
      ],
      [30, 30],
    ],
    [
      "model and fuel",
      [
        { version: 1, count: 7 },
        { version: 2, count: 1 },
        { version: 3, count: 9 },
      ],
      [8, 17],
    ],
    [
      "the segment",
      [
        { version: 1, count: 3 },
        { version: 4, count: 27 },
      ],
      [30, 30],
    ],
    [
      "the version as an indication",
      [
        { version: 1, count: 3 },
        { version: 4, count: 4 },
      ],
      [3, 7],
    ],
    [
      "the segment as an indication",
      [
        { version: 1, count: 2 },
        { version: 4, count: 5 },
      ],
      [7, 7],
    ],
    [
      "nothing",
      [
        { version: 1, count: 2 },
        { version: 3, count: 40 },
        { version: 5, count: 40 },
      ],
      undefined,
    ],
    ["nothing of an empty stock", [], undefined],
  ] as const)("%s", (_, rows, expected) => {
    expect(counts(...rows)).toEqual(expected);
  });
});

test("a comparable has its price, its version's list price, its age and its kilometres", () => {
  const found = findComparables(stockOf({ version: 1, count: 3 }), own, ofCars, now);
  expect(found?.vehicles[1]).toEqual({
    priceCents: 1_000_001,
    listPriceCents: 2_000_001,
    ageYears: expect.closeTo(6.396, 2),
    kilometers: 50_000,
  });
});

test("no wider group is compared than is wanted, and depreciation is still read from it", () => {
  const upToModel = { widest: "model", enough: [8] } as const;
  const rows = [
    { version: 1, count: 3 },
    { version: 4, count: 40 },
  ];
  expect(findComparables(stockOf(...rows), own, upToModel, now)).toBeUndefined();
  const found = findComparables(stockOf(...rows, { version: 2, count: 5 }), own, upToModel, now);
  expect(found?.vehicles).toHaveLength(8);
  expect(found?.forDepreciation).toHaveLength(43);
});

test("a vehicle is not compared with itself", () => {
  const here = stockOf({ version: 1, count: 13 });
  const found = (of: object) =>
    findComparables(here, own, { widest: "version", enough: [1], ...of }, now)?.vehicles.length;
  expect(found({})).toBe(13);
  expect(found({ except: 3 })).toBe(12);
});
