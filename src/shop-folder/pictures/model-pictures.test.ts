import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, describe, expect, test } from "vitest";
import { type ModelEntry, pictureSetsOf, readModelPictures } from "./model-pictures.ts";

const folder = mkdtempSync(`${tmpdir()}/model-pictures-`);
const file = `${folder}/model-pictures.json`;
afterAll(() => rmSync(folder, { recursive: true }));

const square: ModelEntry["odometer"] = [0.2, 0.2, 0.4, 0.2, 0.4, 0.3, 0.2, 0.3];
const car: ModelEntry = {
  kind: "car",
  version: "01ab",
  looks: [
    ["red", "aero"],
    ["blue", "aero"],
    ["red", "turbine"],
  ],
  plates: { front: square },
  odometer: square,
};

describe("readModelPictures", () => {
  const read = (models: unknown) => {
    writeFileSync(file, JSON.stringify({ models }));
    return readModelPictures(file);
  };

  test("gives back what was written", () => {
    expect(read({ "seat-ibiza-hatchback": car })).toEqual({
      models: { "seat-ibiza-hatchback": car },
      scenes: {},
    });
  });

  test.each([
    ["version", { version: "later" }, "version: expected four digits of a fingerprint"],
    ["kind", { kind: "boat" }, "kind: Invalid option"],
    ["paint", { looks: [["pink", "aero"]] }, "looks.0.0: Invalid option"],
    ["look", { looks: [] }, "looks: Too small"],
    ["plate", { plates: { front: [0.1, 0.2] } }, "plates.front: Too small"],
    ["odometer", { odometer: [...square.slice(1), 7] }, "odometer.7: Too big"],
    ["field", { face: "split" }, 'a1: Unrecognized key: "face"'],
  ])("a wrong %s is named with file and field", (_, wrong, message) => {
    expect(() => read({ a1: { ...car, ...wrong } })).toThrow(`${file}: models.a1`);
    expect(() => read({ a1: { ...car, ...wrong } })).toThrow(message);
  });

  test("what is no JSON is named with its line", () => {
    writeFileSync(file, '{\n  "models": {\n    oops\n  }\n}\n');
    expect(() => readModelPictures(file)).toThrow(`${file}:3: `);
  });

  test("a file that is not there is named", () => {
    expect(() => readModelPictures(`${folder}/none.json`)).toThrow(`${folder}/none.json: cannot be read`);
  });
});

describe("pictureSetsOf", () => {
  const sets = pictureSetsOf("seat-ibiza-hatchback", car);
  const pathOf = (index: number, name: string) =>
    sets[index]?.pictures.find(({ view }) => view === name)?.files[640];

  test("a car has nine views, a motorbike eight, the front three-quarter first", () => {
    const of = (kind: ModelEntry["kind"]) =>
      pictureSetsOf("a", { ...car, kind })[0]?.pictures.map(({ view }) => view) ?? [];
    expect([of("car").length, of("motorbike").length]).toEqual([9, 8]);
    for (const views of [of("car"), of("motorbike")]) {
      expect(views[0]).toBe("front-three-quarter-left");
      expect(new Set(views).size).toBe(views.length);
      for (const needed of ["side", "rear", "front-three-quarter-right", "front", "odometer", "wheel"])
        expect(views).toContain(needed);
    }
  });

  test("there is one for each look, and one more that begins with its other side", () => {
    expect(pathOf(0, "side")).toBe("/pictures/seat-ibiza-hatchback/01ab-0-side-640.avif");
    expect(pathOf(2, "side")).toBe("/pictures/seat-ibiza-hatchback/01ab-2-side-640.avif");
    expect(sets.map(({ paint, pictures }) => [paint, pictures[0]?.view])).toEqual([
      ["red", "front-three-quarter-left"],
      ["blue", "front-three-quarter-left"],
      ["red", "front-three-quarter-left"],
      ["red", "front-three-quarter-right"],
      ["blue", "front-three-quarter-right"],
      ["red", "front-three-quarter-right"],
    ]);
    expect(new Set(sets.map(({ name }) => name)).size).toBe(6);
    const views = (index: number) => sets[index]?.pictures.map(({ view }) => view).toSorted();
    expect(views(3)).toEqual(views(0));
  });

  test("a picture is shared by all looks that look the same in it", () => {
    expect(pathOf(0, "front")).toBe(pathOf(2, "front"));
    expect(pathOf(0, "front")).not.toBe(pathOf(1, "front"));
    expect(pathOf(0, "wheel")).toBe(pathOf(1, "wheel"));
    expect(pathOf(0, "interior")).toBe(pathOf(2, "interior"));
  });

  test("says where the plate and the kilometres are", () => {
    const pictures = sets[0]?.pictures ?? [];
    expect(pictures.filter(({ plate }) => plate).map(({ view }) => view)).toEqual(["front"]);
    expect(pictures.filter(({ odometer }) => odometer).map(({ view }) => view)).toEqual(["odometer"]);
    expect(pictures[0]).toMatchObject({ width: 720, height: 540 });
  });

  test("only the first look of a model that was drawn all round can be turned", () => {
    expect(sets.every(({ turn }) => turn === null)).toBe(true);
    const [first, second] = pictureSetsOf("a", { ...car, turn: 24 });
    expect(first?.turn?.at(-1)).toBe("/pictures/a/01ab-turn-23-640.avif");
    expect(second?.turn).toBeNull();
  });
});

test("plates of the demo's cars are wide enough for one line from every side, those of motorbikes for two", () => {
  const { models } = readModelPictures("src/shop-folder/pictures/model-pictures.json");
  const ratios = (kind: ModelEntry["kind"]) =>
    Object.values(models)
      .filter((entry) => entry.kind === kind)
      .flatMap(({ plates }) => Object.values(plates))
      .map(([x = 0, y = 0, right = 0, rightY = 0, , , below = 0, belowY = 0]) => {
        const [across, down] = [
          Math.hypot((right - x) * 4, (rightY - y) * 3),
          Math.hypot((below - x) * 4, (belowY - y) * 3),
        ];
        return across / down;
      });
  expect(ratios("car").length).toBeGreaterThan(1_000);
  expect(Math.min(...ratios("car"))).toBeGreaterThan(1.8);
  expect(Math.max(...ratios("motorbike"))).toBeLessThan(1.8);
});
