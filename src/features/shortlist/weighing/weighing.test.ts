import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import { comparableCosts } from "./comparable-costs.ts";
import { findMerits } from "./find-merits.ts";
import { scoreVehicles, usableCriteria } from "./score-vehicles.ts";
import { type WeighedVehicle, weighVehicles } from "./weigh-vehicles.ts";
import { yearsLeft } from "./years-left.ts";

const vehicle = (vin: string, changes: Partial<WeighedVehicle> = {}): WeighedVehicle => ({
  ...{
    vin,
    kind: "car",
    age: 5,
    kms: 50_000,
    price: 10_000,
    perYear: 1_000,
    monthly: 200,
    cost: undefined,
    equipment: [],
  },
  ...changes,
});

test.each([
  ["car", 5, 50_000, 10],
  ["car", 5, 190_000, 4],
  ["car", 14.5, 10_000, undefined],
  ["car", 3, 300_000, undefined],
  ["motorbike", 2, 60_000, 8],
] as const)("a %s of %d years and %d km has %s left", (kind, age, kms, left) => {
  expect(yearsLeft({ kind, age, kms })).toBe(left);
});

test("a vehicle is weighed by what its page shows", () => {
  const now = new Date("2026-07-01T00:00:00Z");
  const { card } = sampleVehicle;
  const [read] = weighVehicles([{ ...sampleVehicle, registeredAt: "2021-07-01" }], now);
  expect(read).toMatchObject({ vin: card.vin, price: card.totalPrice, kms: card.kilometers });
  expect(read?.age).toBeCloseTo(5, 2);
  const { registeredAt: _, ...unknown } = sampleVehicle;
  expect(weighVehicles([{ ...unknown, card: { ...card, year: 2021 } }], now)[0]?.age).toBeCloseTo(5, 2);
});

test("what is best speaks for one alone, and nothing that is not known of another", () => {
  const [a, b] = findMerits([
    vehicle("A", { price: 9_000, monthly: undefined, equipment: ["Techo", "Clima"] }),
    vehicle("B", { kms: 20_000, equipment: ["Clima", "Cámara"] }),
  ]);
  expect(a).toEqual({ vin: "A", best: [{ kind: "price", value: 9_000 }], only: ["Techo"] });
  expect(b).toEqual({ vin: "B", best: [{ kind: "kms", value: 20_000 }], only: ["Cámara"] });
});

test.each([
  ["equal terms", {}, 180],
  ["another deposit", { depositValue: 1_234 }, undefined],
  ["another term", { months: 36 }, undefined],
  ["another rate", { tan: 1.5 }, undefined],
  ["another last instalment", { residualValue: 4_000 }, undefined],
])("instalments are compared under equal terms alone: %s", (_, terms, expected) => {
  const credit = {
    ...{ taeg: 8.4, tan: 6.99, months: 60, depositValue: 3_000, capitalFinance: 12_490, residualValue: 0 },
    ...{ mtic: 15_000, initialExpenses: 100, promo: false, pvp: 15_490, pvf: 15_490 },
  };
  const financed = (monthlyPayment: number, changes: Partial<typeof credit>) => ({
    ...sampleVehicle,
    card: { ...sampleVehicle.card, monthlyPrice: monthlyPayment },
    carDetailFinance: { ...credit, monthlyPayment, ...changes },
  });
  const compared = [financed(250, {}), financed(180, terms)];
  const [, second] = findMerits(weighVehicles(compared, new Date("2026-07-01T00:00:00Z")));
  expect(second?.best.find(({ kind }) => kind === "monthly")?.value).toBe(expected);
});

test("a car has no equipment alone for want of another car beside a motorbike", () => {
  const car = vehicle("A", { equipment: ["ABS y control de estabilidad"] });
  const motorbike = vehicle("M", { kind: "motorbike", equipment: ["ABS"] });
  expect(findMerits([car, motorbike]).map(({ only }) => only)).toEqual([[], []]);
  const other = vehicle("B", { equipment: ["Cámara"] });
  expect(findMerits([car, motorbike, other]).map(({ only }) => only)).toEqual([
    ["ABS y control de estabilidad"],
    [],
    ["Cámara"],
  ]);
});

const one = fc.record({
  price: fc.integer({ min: 500, max: 90_000 }),
  kms: fc.integer({ min: 0, max: 400_000 }),
  age: fc.double({ min: 0, max: 30, noNaN: true }),
});

test("a vehicle that is better by what counts is never behind, and points stay within 0 and 100", () => {
  const weights = { price: 3, kms: 1, age: 2, equipment: 0, cost: 0 };
  fc.assert(
    fc.property(one, one, (first, second) => {
      const scored = scoreVehicles([vehicle("A", first), vehicle("B", second)], weights);
      for (const { score, parts } of scored)
        for (const points of [score, ...parts.map((part) => part.points)]) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(100);
        }
      const isBetter = (["price", "kms", "age"] as const).every((key) => first[key] <= second[key]);
      if (isBetter) expect(scored[0]?.vin).toBe("A");
    }),
  );
});

test("only what counts moves the order, by the mean of the points", () => {
  const cheap = vehicle("A", { price: 5_000, kms: 125_000 });
  const fresh = vehicle("B", { price: 10_000, kms: 25_000 });
  const order = (price: number, kms: number) =>
    scoreVehicles([cheap, fresh], { price, kms, age: 0, equipment: 0, cost: 0 }).map(({ vin, score }) => [
      vin,
      score,
    ]);
  expect(order(1, 0)).toEqual([
    ["A", 100],
    ["B", 50],
  ]);
  expect(order(0, 1)).toEqual([
    ["B", 90],
    ["A", 50],
  ]);
  expect(order(1, 1)).toEqual([
    ["A", 75],
    ["B", 70],
  ]);
});

test("costs are summed over the lines that are known of every vehicle", () => {
  const { runningCosts } = sampleVehicle;
  if (!runningCosts) throw new Error("The sample has no costs");
  const whole = {
    ...runningCosts,
    lines: [
      ...runningCosts.lines.filter(({ kind }) => kind !== "depreciation"),
      { kind: "depreciation" as const, amount: 5_000, how: "" },
    ],
  };
  expect(comparableCosts([whole, whole])?.totals).toEqual([11_002.88, 11_002.88]);
  expect(comparableCosts([runningCosts, whole])).toMatchObject({
    kinds: ["energy", "tax", "service"],
    totals: [6_002.88, 6_002.88],
  });
  expect(comparableCosts([runningCosts, undefined])).toBeUndefined();
  expect(comparableCosts([runningCosts, { ...whole, years: 5 }])).toBeUndefined();
  expect(comparableCosts([runningCosts, { ...whole, lines: [] }])).toBeUndefined();
});

test("a cost counts only where it can be said of all", () => {
  const weights = { price: 0, kms: 0, age: 0, equipment: 0, cost: 2 };
  const dear = vehicle("A", { cost: 8_000 });
  const cheap = vehicle("B", { cost: 6_000 });
  expect(scoreVehicles([dear, cheap], weights).map(({ vin, score }) => [vin, score])).toEqual([
    ["B", 100],
    ["A", 75],
  ]);
  expect(usableCriteria([dear, vehicle("C")])).toEqual(["price", "kms", "age", "equipment"]);
  expect(scoreVehicles([dear, vehicle("C")], weights)).toEqual([]);
});
