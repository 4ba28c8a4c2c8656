import { expect, test } from "vitest";
import { merge, placeOf } from "./merge-stock.ts";
import { newColumns } from "./stock-columns.ts";

/** What was read of vehicles, of which each has a price and a version. */
const readOf = (...rows: readonly (readonly [id: number, price: number, version?: number])[]) => {
  const columns = newColumns(rows.length);
  for (const [place, [id, price, version = 1]] of rows.entries()) {
    columns.id[place] = id;
    columns.price[place] = price;
    columns.version[place] = version;
  }
  return { size: rows.length, columns };
};

const pricesOf = (cached: ReturnType<typeof merge>) =>
  Object.fromEntries(Array.from(cached.columns.id, (id, place) => [id, cached.columns.price[place]]));

test("what a search still reads stays as it was, and what has not changed is not copied", () => {
  const before = merge(undefined, readOf([1, 100], [3, 300]), "5");
  const after = merge(before, readOf([3, 333]), "6");
  expect(pricesOf(before)).toEqual({ 1: 100, 3: 300 });
  expect(pricesOf(after)).toEqual({ 1: 100, 3: 333 });
  expect(after.columns.kms).toBe(before.columns.kms);
  expect(after.versions).toBe(before.versions);
});

test("new vehicles stand behind the others, whatever order their numbers come in, and are found again", () => {
  let cached = merge(undefined, readOf([10, 1]), "5");
  for (const id of [12, 11, 40, 13, 20]) cached = merge(cached, readOf([id, id]), "6");
  for (const id of [12, 11, 40, 13, 20, 10]) cached = merge(cached, readOf([id, id * 100, id]), "7");
  expect(cached.size).toBe(6);
  expect(pricesOf(cached)).toEqual({ 10: 1000, 11: 1100, 12: 1200, 13: 1300, 20: 2000, 40: 4000 });
  expect(cached.versions.toSorted((a, b) => a - b)).toEqual([10, 11, 12, 13, 20, 40]);
  expect(placeOf(cached, 14)).toBeUndefined();
});

test("a thousand that come one by one do not take the figures of those before", () => {
  let cached = merge(undefined, readOf(), "5");
  for (let id = 1; id <= 1_000; id++) cached = merge(cached, readOf([id, id * 2]), "6");
  expect(Array.from(cached.columns.price)).toEqual(Array.from({ length: 1_000 }, (_, at) => (at + 1) * 2));
});
