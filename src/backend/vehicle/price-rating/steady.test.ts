import { expect, test } from "vitest";
import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { createRandom, type Random } from "#demo/stock/random.ts";
import {
  comparedAmong,
  dealersIn,
  generateStock,
  type TestVehicle,
  versions,
} from "#demo/stock/test-seeded-stock.ts";
import { priceBands } from "#domain/price-bands.ts";
import { type RatedPrice, rateByStock } from "./price-rating-of.ts";

const size = 2_400;
const firstDay = "2026-11-25";
const spanish = dealersIn("ES");
const generated = generateStock(size * 2, firstDay);

/** A day of a shop: 2 % of what can be bought is sold, as much comes in, and 3 % of all is reduced by 1 to 4 %. */
const passDay = (
  stock: readonly TestVehicle[],
  waiting: TestVehicle[],
  random: Random,
): readonly TestVehicle[] => {
  const remaining = stock.filter(({ status }) => status !== "in-stock" || !random.chance(0.02));
  const reduced = remaining.map((vehicle) =>
    random.chance(0.03)
      ? { ...vehicle, priceCents: Math.round(vehicle.priceCents * (0.99 - random.next() * 0.03)) }
      : vehicle,
  );
  const arrived = waiting.splice(0, stock.length - remaining.length);
  return [...reduced, ...arrived.map((vehicle) => ({ ...vehicle, status: "in-stock" as const }))];
};

const isOffered = ({ status, dealer }: TestVehicle) => status === "in-stock" && spanish.has(dealer);

/** How the stock of a day rates a vehicle, and how many others of its model and fuel it holds. */
const raterOn = (day: number, stock: readonly TestVehicle[]) => {
  const stocks = {
    car: comparedAmong(stock, spanish, "car"),
    motorbike: comparedAmong(stock, spanish, "motorbike"),
  };
  const now = new Date(Date.parse(`${firstDay}T10:00:00Z`) + day * 86_400_000);
  const versionOf = ({ version }: TestVehicle) => versions.get(version) as KnownVersion;
  const kindOf = (vehicle: TestVehicle) =>
    `${versionOf(vehicle).model.id} ${versionOf(vehicle).version.fuel}`;
  const groups = Map.groupBy(stock.filter(isOffered), kindOf);
  return (vehicle: TestVehicle) => {
    const { priceCents, modelYear: year, kilometers, id } = vehicle;
    const offered = { ...versionOf(vehicle), id, priceCents, year, kilometers };
    const others = groups.get(kindOf(vehicle))?.filter((other) => other.id !== id) ?? [];
    return { rated: rateByStock(stocks[offered.model.kind], offered, now), others: others.length };
  };
};

const stepsBetween = (one: RatedPrice, other: RatedPrice) =>
  Math.abs(priceBands.indexOf(one.band) - priceBands.indexOf(other.band));

// In the twelfth, few prices that lie far apart change places around the middle.
test.each([1, 12])("over 30 days no price that stays goes from one end to the other (%i)", (seed) => {
  const random = createRandom(seed);
  const waiting = generated.slice(size);
  let stock: readonly TestVehicle[] = generated.slice(0, size);
  const first = raterOn(0, stock);
  // Its own price stays, and it is rated again while all others change.
  const followed = stock.filter(isOffered).flatMap((vehicle) => {
    const { rated } = first(vehicle);
    return rated ? [{ vehicle, rated }] : [];
  });
  expect(new Set(followed.map(({ rated }) => rated.band))).toEqual(new Set(priceBands));
  expect(followed.length).toBeGreaterThan(300);
  const seen = { rated: 0, silent: 0 };
  for (let day = 1; day <= 30; day++) {
    stock = passDay(stock, waiting, random);
    if (day % 5 !== 0) continue;
    const rate = raterOn(day, stock);
    for (const { vehicle, rated: before } of followed) {
      const { rated, others } = rate(vehicle);
      expect(rated !== undefined).toBe(others >= 8);
      seen[rated ? "rated" : "silent"]++;
      if (rated) expect(stepsBetween(rated, before)).toBeLessThanOrEqual(1);
    }
  }
  expect(seen.rated).toBeGreaterThan(1_000);
  expect(seen.silent).toBeGreaterThan(100);
});
