import { describe, expect, test } from "vitest";
import { catalogue } from "../../../src/demo/catalogue/catalogue.ts";
import { readMeasures } from "../../../src/demo/catalogue/measures.ts";
import { BACKDROPS } from "../tables/backdrops.ts";
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

describe("the places of a model's looks", () => {
  const looks = plans.flatMap(({ key, looks }) => looks.map((look) => ({ key, ...look })));

  test("are the same for all of one paint, which share pictures", () => {
    const places = new Map<string, string>();
    for (const { key, paint, backdrop } of looks) {
      expect(places.get(`${key} ${paint}`) ?? backdrop, key).toBe(backdrop);
      places.set(`${key} ${paint}`, backdrop);
    }
  });

  test("let a paint stand out, and each is seen in a tenth of the looks at least", () => {
    const before = (paint: string) =>
      new Set(looks.filter((look) => look.paint === paint).map(({ backdrop }) => backdrop));
    expect(before("white")).toEqual(new Set(["forecourt", "pavement"]));
    expect(before("black")).toEqual(new Set(["hall", "studio"]));
    for (const place of Object.keys(BACKDROPS))
      expect(looks.filter(({ backdrop }) => backdrop === place).length).toBeGreaterThan(looks.length / 10);
  });
});

test("models of which the shop has many can be turned round, cars and motorbikes", () => {
  const turned = plans.filter(({ isTurned }) => isTurned);
  expect(new Set(turned.map(({ kind }) => kind)).size).toBe(2);
  const most = (kind: string) =>
    Math.max(...plans.filter((plan) => plan.kind === kind).map(({ looks }) => looks.length));
  expect(turned.filter(({ kind, looks }) => looks.length < most(kind) / 2)).toEqual([]);
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
