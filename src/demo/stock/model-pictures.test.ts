import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, describe, expect, test } from "vitest";
import { type ModelEntry, readModelPictures, viewsOf } from "./model-pictures.ts";

const folder = mkdtempSync(`${tmpdir()}/model-pictures-`);
const file = `${folder}/model-pictures.json`;
afterAll(() => rmSync(folder, { recursive: true }));

const square: ModelEntry["odometer"] = [0.2, 0.2, 0.4, 0.2, 0.4, 0.3, 0.2, 0.3];
const car: ModelEntry = {
  kind: "car",
  version: "0123abcd",
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
    expect(read({ "seat-ibiza-hatchback": car })).toEqual({ models: { "seat-ibiza-hatchback": car } });
  });

  test.each([
    ["version", { version: "later" }, "version: expected eight digits of a fingerprint"],
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

describe("viewsOf", () => {
  const pathOf = (index: number, name: string) =>
    viewsOf("seat-ibiza-hatchback", car, index).find(({ view }) => view === name)?.src[640];

  test("a car has nine views, a motorbike eight, the front three-quarter first", () => {
    const of = (kind: ModelEntry["kind"]) => viewsOf("a", { ...car, kind }, 0).map(({ view }) => view);
    expect([of("car").length, of("motorbike").length]).toEqual([9, 8]);
    for (const views of [of("car"), of("motorbike")]) {
      expect(views[0]).toBe("front-three-quarter-left");
      expect(new Set(views).size).toBe(views.length);
      for (const needed of ["side", "rear", "front-three-quarter-right", "front", "odometer", "wheel"])
        expect(views).toContain(needed);
    }
  });

  test("looks are taken in turn", () => {
    expect(pathOf(0, "side")).toBe("/pictures/seat-ibiza-hatchback/0123abcd-red-aero-side-640.avif");
    expect(pathOf(2, "side")).toBe("/pictures/seat-ibiza-hatchback/0123abcd-red-turbine-side-640.avif");
    expect(pathOf(3, "side")).toBe(pathOf(0, "side"));
  });

  test("a picture is shared by all looks that look the same in it", () => {
    expect(pathOf(0, "front")).toBe(pathOf(2, "front"));
    expect(pathOf(0, "front")).not.toBe(pathOf(1, "front"));
    expect(pathOf(0, "wheel")).toBe(pathOf(1, "wheel"));
    expect(pathOf(0, "interior")).toBe(pathOf(2, "interior"));
  });

  test("says where the plate and the kilometres are", () => {
    const views = viewsOf("a", car, 0);
    expect(views.filter(({ plate }) => plate).map(({ view }) => view)).toEqual(["front"]);
    expect(views.filter(({ odometer }) => odometer).map(({ view }) => view)).toEqual(["odometer"]);
    expect(views[0]).toMatchObject({ width: 720, height: 540 });
  });
});
