import { expect, test } from "vitest";
import { agesOn } from "#backend/comparables/age-in-years.ts";
import { findComparables } from "#backend/comparables/find-comparables.ts";
import { fitDepreciation } from "#backend/comparables/fit-depreciation.ts";
import { rateByStock, ratePrice } from "#backend/vehicle/price-rating/price-rating-of.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { demoDealers as dealers } from "#demo/stock/demo-dealers.ts";
import { comparedAmong, dealersIn, generateStock, versions } from "#demo/stock/test-seeded-stock.ts";
import { depreciationOf } from "./running-costs-of.ts";

const now = new Date("2026-11-25T00:00:00Z");
const vehicles = generateStock(2_400, "2026-11-25");
const places = new Map(dealers.map((dealer, place) => [place + 1, { ...dealer, id: place + 1 }]));
const stocks = {
  ES: {
    car: comparedAmong(vehicles, dealersIn("ES"), "car"),
    motorbike: comparedAmong(vehicles, dealersIn("ES"), "motorbike"),
  },
  PT: {
    car: comparedAmong(vehicles, dealersIn("PT"), "car"),
    motorbike: comparedAmong(vehicles, dealersIn("PT"), "motorbike"),
  },
} as const;
const stockOf = ({ vehicle, dealer }: VehicleRow) => stocks[dealer.country][vehicle.kind];

const rows = vehicles.map((vehicle) => {
  const version = versions.get(vehicle.version);
  const { kind } = version?.model ?? {};
  const stored = { ...vehicle, kind, year: vehicle.modelYear };
  return { vehicle: stored, dealer: places.get(vehicle.dealer), ...version } as unknown as VehicleRow;
});

test("a vehicle loses what its price is rated with", () => {
  let compared = 0;
  for (const row of rows) {
    const { vehicle, version } = row;
    const stock = stockOf(row);
    const rated = rateByStock(stock, { ...vehicle, ...row }, now);
    if (rated === undefined) continue;
    const wanted = {
      widest: "model",
      enough: [8],
      except: vehicle.id,
    } as const;
    const others = findComparables(stock, row, wanted, now);
    const losses = depreciationOf(row, stock, now);
    expect(losses).toEqual(fitDepreciation(others?.forDepreciation ?? []));
    const own = {
      priceCents: vehicle.priceCents,
      listPriceCents: version.priceNewCents ?? 0,
      ageYears: agesOn(now)(vehicle.year),
      kilometers: vehicle.kilometers,
    };
    expect(losses && ratePrice(own, others?.vehicles ?? [], losses)).toEqual(rated);
    compared++;
  }
  expect(compared).toBeGreaterThan(300);
});

test("others lose what their segment loses, and where hardly any is of that nothing is said", () => {
  const losses = rows.map((row) => depreciationOf(row, stockOf(row), now));
  const share = losses.filter((loss) => loss !== undefined).length / rows.length;
  expect(share).toBeGreaterThan(0.99);
  const [row] = rows;
  const alone = comparedAmong(vehicles, new Set(), "car");
  expect(row && depreciationOf(row, alone, now)).toBeUndefined();
});
