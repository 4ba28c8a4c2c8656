import { describe, expect, test } from "vitest";
import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { stockedValues } from "./in-memory-engine.ts";
import { bought, reserved, type SearchedStock } from "./stock.ts";
import { newColumns } from "./stock-columns.ts";

const available = 0;
const versionOf = (slug: string, kind: "car" | "motorbike", fuel: string) =>
  ({
    version: { segment: "suv", fuel, transmission: "manual", seats: 5, displacement: 999, power: 90 },
    model: { slug, kind },
  }) as unknown as KnownVersion;
const versions = new Map([
  [1, versionOf("seat-leon", "car", "petrol")],
  [2, versionOf("audi-a3", "car", "diesel")],
  [3, versionOf("kia-niro", "car", "hybrid")],
  [4, versionOf("honda-sh", "motorbike", "electric")],
  [5, versionOf("seat-arona", "car", "petrol")],
]);
/** A vehicle each: version, dealer, status. */
const rows = [
  [1, 7, available],
  [2, 7, reserved],
  [3, 7, bought],
  [4, 7, available],
  [5, 8, available],
] as const;

const stock = (): SearchedStock => {
  const columns = newColumns(rows.length);
  rows.forEach(([version, dealer, status], place) => {
    columns.version[place] = version;
    columns.dealer[place] = dealer;
    columns.status[place] = status;
  });
  const index = { size: rows.length, columns, versions: [...versions.keys()] };
  const makes = { brands: new Map(), models: new Map() };
  const ratings = () => ({ bands: new Uint8Array(rows.length), ratios: new Int32Array(rows.length) });
  const catalogue = { versions, ...makes };
  return { index, catalogue, dealers: new Map(), ratings } as unknown as SearchedStock;
};
const makes = ["seat-leon", "audi-a3", "kia-niro", "honda-sh", "seat-arona"];
const offered = (scope: { dealers?: ReadonlySet<number>; kind?: "car" }) => {
  const has = stockedValues(stock(), { locale: "es", ...scope });
  return makes.filter((make) => has("make", make));
};

describe("what a list offers", () => {
  test("is what its dealers have for sale, neither reserved nor sold", () => {
    expect(offered({ dealers: new Set([7]) })).toEqual(["seat-leon", "honda-sh"]);
    expect(offered({ dealers: new Set([7, 8]) })).toEqual(["seat-leon", "honda-sh", "seat-arona"]);
    expect(offered({ dealers: new Set() })).toEqual([]);
  });

  test("is of its kind of vehicle, in every filter", () => {
    expect(offered({ dealers: new Set([7]), kind: "car" })).toEqual(["seat-leon"]);
    const has = stockedValues(stock(), { locale: "es", dealers: new Set([7]), kind: "car" });
    expect([has("fuel", "petrol"), has("fuel", "diesel"), has("fuel", "electric")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("is everything where all dealers are meant", () => {
    expect(offered({})).toEqual(makes);
  });
});
