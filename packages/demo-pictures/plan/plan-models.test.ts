import { describe, expect, test } from "vitest";
import { catalogue } from "../../../src/demo/catalogue/catalogue.ts";
import { readMeasures } from "../../../src/demo/catalogue/measures.ts";
import { MAKE_MIXES } from "./make-faces.ts";
import { planModel } from "./plan-model.ts";
import { planModels } from "./plan-models.ts";

const rows = readMeasures("src/demo/catalogue/measures.csv");
const plans = planModels(rows);
const [row] = rows;
if (!row) throw new Error("The table of measures is empty.");

describe("the plan", () => {
  test("has each model of the catalogue with each of its bodies, once", () => {
    const keys = new Set(plans.map(({ key }) => key));
    expect(keys.size).toBe(rows.length);
    const measured = new Set(rows.map(({ make, model, body }) => `${make} ${model} ${body}`));
    const sold = catalogue.map(({ makeId, modelName, body }) => `${makeId} ${modelName} ${body}`);
    expect(sold.filter((name) => !measured.has(name))).toEqual([]);
  });

  test("is the same in every run, whatever the order of the table", () => {
    expect(planModels(rows.toReversed())).toEqual(plans);
  });

  test("draws no two models alike", () => {
    const distinct = new Set(plans.map(({ vehicle }) => JSON.stringify(vehicle)));
    expect(distinct.size).toBe(plans.length);
  });

  test("draws no look of a model twice, and no more than are told apart in a list", () => {
    for (const { key, kind, looks } of plans) {
      expect(new Set(looks.map(({ paint, rim }) => `${paint} ${rim}`)).size, key).toBe(looks.length);
      expect(looks.length, key).toBeGreaterThan(0);
      expect(looks.length, key).toBeLessThanOrEqual(kind === "car" ? 16 : 10);
    }
  });
});

test.each([["length"], ["width"], ["height"], ["wheelbase"]] as const)(
  "a changed %s gives the model's pictures other names",
  (measure) => {
    const before = planModel(row);
    const after = planModel({ ...row, [measure]: row[measure] + 10 });
    expect(after.key).toBe(before.key);
    expect(after.version).not.toBe(before.version);
    expect(planModel({ ...row }).version).toBe(before.version);
  },
);

test("a shape that is in no table is named with its model", () => {
  expect(() => planModel({ ...row, shape: "tank" })).toThrow(
    'abarth-595-city: nothing has the shape "tank".',
  );
});

test("every make of cars has a face and a rim by which it is known", () => {
  const makes = new Set(rows.filter(({ shape }) => shape !== undefined).map(({ make }) => make));
  expect([...makes].filter((make) => !Object.hasOwn(MAKE_MIXES, make))).toEqual([]);
});
