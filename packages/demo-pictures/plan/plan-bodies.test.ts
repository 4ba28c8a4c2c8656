import { describe, expect, test } from "vitest";
import { readMeasures } from "../../../src/demo/catalogue/measures.ts";
import { modelKey } from "../../../src/demo/stock/model-key.ts";
import { heightOf } from "../geometry/bend-body.ts";
import { spline } from "../geometry/spline.ts";
import { planModels } from "./plan-models.ts";

const rows = readMeasures("src/demo/catalogue/measures.csv");
const plans = new Map(planModels(rows).map((plan) => [plan.key, plan]));
const carOf = (key: string) => plans.get(key)?.vehicle.car;

describe("a model's body", () => {
  test("has the measures of the table, whatever it is bent from", () => {
    const off = rows.filter((row) => {
      const body = carOf(modelKey(row))?.body;
      if (row.shape === undefined) return body !== undefined;
      const rendered = [body?.length, body?.width, body?.wheelbase].map((metres) =>
        Math.round(1000 * (metres ?? 0)),
      );
      return rendered.join() !== [row.length, row.width, row.wheelbase].join();
    });
    expect(off.map(modelKey)).toEqual([]);
  });

  test("is short and has one door a side for a smart", () => {
    expect(carOf("smart-fortwo-city")?.body.length).toBeLessThan(2.8);
    expect(carOf("smart-fortwo-city")?.body.doors.rear).toBeUndefined();
  });

  test("ends the side windows of a hatchback further from its tail than those of an estate", () => {
    const behind = (key: string) => {
      const body = carOf(key)?.body;
      return body && (body.length - body.windowRear[0]) / body.length;
    };
    expect(behind("audi-a1-hatchback")).toBeGreaterThan((behind("audi-a4-estate") ?? 1) + 0.07);
  });

  test.each([
    ["peugeot-208-hatchback", 0.95, 1],
    ["volkswagen-golf-hatchback", 0.95, 1],
    ["dacia-duster-suv", 0.97, 1],
    ["toyota-c-hr-suv", 0.88, 0.94],
  ])("%s is between %d and %d of its height over its rear wheels", (key, low, high) => {
    const body = carOf(key)?.body;
    if (!body) throw new Error(`${key} is not planned.`);
    const share = spline(body.roof)(body.frontOverhang + body.wheelbase) / heightOf(body);
    expect(share).toBeGreaterThan(low);
    expect(share).toBeLessThan(high);
  });

  test("is a motorbike's where the table names no shape", () => {
    const wrong = [...plans.values()].filter(
      ({ kind, vehicle }) => (kind === "motorbike") !== (vehicle.bike !== undefined),
    );
    expect(wrong).toEqual([]);
  });
});

test("a make's models have its face, each a little its own", () => {
  const [ibiza, leon] = [carOf("seat-ibiza-hatchback")?.face, carOf("seat-leon-hatchback")?.face];
  expect(ibiza?.front).toEqual(leon?.front);
  expect(ibiza?.warp).not.toEqual(leon?.warp);
});

test("models of which the shop has most are drawn first, and in twelve looks or more where they fill a page of a list", () => {
  const counts = [...plans.values()].map(({ looks }) => looks.length);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const full = rows.filter(({ looks, shape }) => looks >= 12 && shape !== undefined).map(modelKey);
  expect(full.filter((key) => (plans.get(key)?.looks.length ?? 0) < 12)).toEqual([]);
});
