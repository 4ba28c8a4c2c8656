import { describe, expect, test } from "vitest";
import { fuels, segments } from "#domain/vehicle-types.ts";
import { catalogue } from "./catalogue.ts";

const cars = catalogue.filter(({ kind }) => kind === "car");
const motorbikes = catalogue.filter(({ kind }) => kind === "motorbike");
const distinct = <T>(items: readonly T[]) => new Set(items).size;
const wrong = (test: (version: (typeof catalogue)[number]) => boolean) =>
  catalogue.filter(test).map(({ id }) => id);

describe("catalogue", () => {
  test("is as large as the shop needs", () => {
    expect(distinct(cars.map(({ makeId }) => makeId))).toBeGreaterThanOrEqual(30);
    expect(distinct(cars.map(({ makeId, modelId }) => `${makeId} ${modelId}`))).toBeGreaterThanOrEqual(110);
    expect(cars.length).toBeGreaterThanOrEqual(350);
    expect(distinct(motorbikes.map(({ makeId }) => makeId))).toBeGreaterThanOrEqual(12);
    expect(distinct(motorbikes.map(({ makeId, modelId }) => `${makeId} ${modelId}`))).toBeGreaterThanOrEqual(
      45,
    );
  });

  test("has every body type and every fuel", () => {
    expect(segments.filter((segment) => !catalogue.some(({ body }) => body === segment))).toEqual([]);
    expect(fuels.filter((fuel) => !catalogue.some((version) => version.fuel === fuel))).toEqual([]);
  });

  test("names every version once", () => {
    expect(distinct(catalogue.map(({ id }) => id))).toBe(catalogue.length);
  });

  test("uses a make's name and a model's id for one thing only", () => {
    const names = new Map<string, Set<string>>();
    for (const { makeId, makeName, modelId, modelName, kind } of catalogue) {
      for (const [key, value] of [
        [makeId, makeName],
        [`${makeId} ${modelId}`, `${modelName} ${kind}`],
      ] as const)
        names.set(key, (names.get(key) ?? new Set()).add(value));
    }
    expect([...names].filter(([, values]) => values.size > 1)).toEqual([]);
  });

  test.each([
    ["sold backwards", ({ from, to }) => to !== null && to < from],
    ["sold in impossible years", ({ from, to }) => from < 2005 || from > 2026 || (to ?? from) > 2026],
    [
      "electric with an engine that burns",
      ({ fuel, displacement, co2 }) => fuel === "electric" && (displacement !== null || co2 > 0),
    ],
    [
      "electric without range or use",
      ({ fuel, electricRange, consumption }) => fuel === "electric" && !(electricRange && consumption > 3),
    ],
    ["electric with a clutch", ({ fuel, transmission }) => fuel === "electric" && transmission === "manual"],
    [
      "a plug-in hybrid without range",
      ({ fuel, electricRange }) => fuel === "plug-in-hybrid" && electricRange === null,
    ],
    [
      "burning without displacement or CO2",
      ({ fuel, displacement, co2 }) => fuel !== "electric" && !(displacement && co2 > 0),
    ],
    ["a Tesla that burns diesel", ({ makeId, fuel }) => makeId === "tesla" && fuel !== "electric"],
    [
      "a car of impossible size",
      ({ kind, doors, seats }) => kind === "car" && (doors < 2 || doors > 5 || seats < 2 || seats > 9),
    ],
    [
      "a motorbike with doors",
      ({ kind, doors, seats }) => kind === "motorbike" && (doors !== 0 || seats > 2),
    ],
    ["a car of impossible power", ({ kind, power }) => kind === "car" && (power < 40 || power > 800)],
    [
      "an impossible list price",
      ({ kind, priceNew }) => priceNew < (kind === "car" ? 9000 : 2000) || priceNew > 200_000,
    ],
  ] as const satisfies readonly (readonly [string, (version: (typeof catalogue)[number]) => boolean])[])(
    "holds nothing that is %s",
    (_, isWrong) => {
      expect(wrong(isWrong)).toEqual([]);
    },
  );
});
