import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type KnownVersion, knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import type { ComparedStock } from "#backend/comparables/find-comparables.ts";
import { searchEngine } from "#backend/search/choose-engine.ts";
import type { Database } from "#backend/store/database.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { valuationRules } from "./valuation-rules.ts";
import { valueByStock } from "./value-by-stock.ts";
import { sumOf } from "./value-car.ts";

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 600 });
});
afterAll(() => database.close());

const now = new Date();

/** All cars that can be bought. */
const carStock = async (): Promise<ComparedStock> => {
  const list = { kind: "car", query: emptySearchQuery, locale: "es" } as const;
  const [vehicles] = await searchEngine(database.orm).find([list], now);
  if (vehicles === undefined) throw new Error("no list");
  return { vehicles, versions: (await knownCatalogue(database.orm)).versions };
};
const monthsAgo = (months: number) => {
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return date.toISOString().slice(0, 10);
};

test("no car of the catalogue is worth more with more kilometres or a month earlier, nor more than when it was new", async () => {
  const stock = await carStock();
  const cars = [...stock.versions.values()].filter(({ model }) => model.kind === "car");
  const two = (max: number) => fc.tuple(fc.nat({ max }), fc.nat({ max }));
  const situation = fc.record({ car: fc.constantFrom(...cars), months: two(180), kilometers: two(300_000) });
  let valued = 0;
  const property = fc.property(situation, ({ car, months, kilometers }) => {
    const valueAt = (month: number, distance: number) => {
      const varied = { ...car, plateDate: monthsAgo(month), kilometers: distance };
      const worth = valueByStock(stock, varied, now);
      return worth && sumOf(worth.lines);
    };
    const [young = 0, old = 0] = months.toSorted((a, b) => a - b);
    const [few = 0, many = 0] = kilometers.toSorted((a, b) => a - b);
    const [best, older, driven] = [valueAt(young, few), valueAt(old, few), valueAt(young, many)];
    if (best === undefined || older === undefined || driven === undefined)
      return best === older && best === driven;
    valued += 1;
    const isWhole = [best, older, driven].every(
      (value) => value >= 0 && value % valuationRules.stepCents === 0,
    );
    return isWhole && best >= older && best >= driven && best <= (car.version.priceNewCents ?? 0);
  });
  fc.assert(property, { numRuns: 500 });
  expect(valued).toBeGreaterThan(400);
});

test.each([
  ["eight of the version", { 1: 8, 3: 40 }, 8, "firm"],
  ["eight of the model and fuel", { 1: 5, 2: 3, 3: 40 }, 8, "firm"],
  ["seven of the model, though similar ones are many", { 1: 3, 2: 4, 3: 40 }, 3, "indicative"],
  ["similar ones alone, however many", { 3: 40 }, 40, "indicative"],
  ["the same segment at another price or with another fuel", { 4: 40, 5: 40 }, undefined, undefined],
])("%s", (_, counts, comparables, confidence) => {
  const kinds = {
    1: { model: 1, fuel: "petrol", price: 2_000_000 },
    2: { model: 1, fuel: "petrol", price: 2_200_000 },
    3: { model: 2, fuel: "petrol", price: 2_500_000 },
    4: { model: 2, fuel: "petrol", price: 3_000_000 },
    5: { model: 2, fuel: "diesel", price: 2_000_000 },
  };
  const versions = new Map(
    Object.entries(kinds).map(([id, { model, fuel, price }]) => {
      const version = { id: Number(id), fuel, segment: "suv", priceNewCents: price };
      return [Number(id), { version, model: { id: model } } as KnownVersion];
    }),
  );
  const numbers = Object.entries(counts).flatMap(([id, count]) => Array<number>(count).fill(Number(id)));
  const columns = { id: numbers.map((_, at) => at), version: numbers };
  const figures = (name: string) =>
    columns[name as keyof typeof columns] ?? numbers.map(() => (name === "price" ? 1_000_000 : 2_020));
  const stock = { versions, vehicles: { size: numbers.length, figures } };
  const car = { ...(versions.get(1) as KnownVersion), plateDate: "2020-03-01", kilometers: 50_000 };
  const worth = valueByStock(stock, car, now);
  expect([worth?.comparables, worth?.confidence]).toEqual([comparables, confidence]);
});

test("most cars of the stock are worth somewhat less to a dealer than they are offered for", async () => {
  const stock = await carStock();
  const { size, figures } = stock.vehicles;
  const [version, price, year, kms] = [figures("version"), figures("price"), figures("year"), figures("kms")];
  const shares: number[] = [];
  for (let place = 0; place < size; place++) {
    const known = stock.versions.get(version[place] ?? 0);
    if (known === undefined || (price[place] ?? 0) < 1_000_000) continue;
    const varied = { ...known, plateDate: `${year[place]}-06-01`, kilometers: kms[place] ?? 0 };
    const worth = valueByStock(stock, varied, now);
    if (worth) shares.push(sumOf(worth.lines) / (price[place] ?? 1));
  }
  const sorted = shares.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  expect(sorted.length).toBeGreaterThan(200);
  expect(at(0.5)).toBeGreaterThan(0.75);
  expect(at(0.5)).toBeLessThan(0.9);
  expect(at(0.05)).toBeGreaterThan(0.65);
  // In a small stock whole segments are compared, whatever their makes and fuels.
  expect(at(0.95)).toBeLessThan(1.2);
});
