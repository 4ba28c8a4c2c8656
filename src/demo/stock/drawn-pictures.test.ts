import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { sceneName, scenePicture } from "#shop-folder/pages/scenes.ts";
import { wantedScenes } from "#shop-folder/pages/wanted-scenes.ts";
import { drawnPictures, filesOf, pictureSetsOf } from "#shop-folder/pictures/model-pictures.ts";
import { modelViews } from "#shop-folder/pictures/model-views.ts";
import { readMeasures } from "../catalogue/measures.ts";
import { readDemoShop } from "../filling/seed-database.ts";
import { modelKey } from "./model-key.ts";

const MOST_BYTES = 60_000_000;

const pictures = drawnPictures();
const models = Object.entries(pictures.models);
const rows = readMeasures("src/demo/catalogue/measures.csv");
const filesIn = (folder: string) =>
  readdirSync(`public/pictures/${folder}`).map((name) => `/pictures/${folder}/${name}`);
const { shop } = await readDemoShop();
const scenes = wantedScenes(shop).map((scene) => scenePicture(scene, "", pictures));
const filesOfScenes = scenes.flatMap((picture) => picture?.variants?.map(({ url }) => url) ?? []);

test("every model of the catalogue was drawn", () => {
  expect(models.map(([key]) => key).toSorted()).toEqual(rows.map(modelKey).toSorted());
});

test("every scene that a text shows was drawn", () => {
  expect(
    wantedScenes(shop)
      .filter((_, index) => scenes[index] === undefined)
      .map(sceneName),
  ).toEqual([]);
});

test("no file serves two models, and no two sets of pictures begin with the same", () => {
  const owners = new Map<string, string>();
  const firsts: string[] = [];
  for (const [key, entry] of models) {
    for (const file of filesOf(key, entry)) {
      expect(owners.get(file) ?? key).toBe(key);
      owners.set(file, key);
    }
    for (const { pictures } of pictureSetsOf(key, entry))
      firsts.push(readFileSync(`public${pictures[0]?.files[pictures[0].width]}`, "base64"));
  }
  expect(new Set(firsts).size).toBe(firsts.length);
});

test("a model has all views of its kind in each look, with plate and kilometres", () => {
  const kinds = new Map(
    rows.map((row) => [modelKey(row), row.shape === undefined ? "motorbike" : "car"] as const),
  );
  for (const [key, entry] of models) {
    expect(entry.kind, key).toBe(kinds.get(key));
    for (const { pictures } of pictureSetsOf(key, entry)) {
      expect(pictures.length, key).toBe(modelViews[entry.kind].length);
      expect(
        pictures.filter(({ plate }) => plate).map(({ view }) => view),
        key,
      ).toContain("rear");
      expect(
        pictures.filter(({ odometer }) => odometer),
        key,
      ).toHaveLength(1);
    }
  }
});

test("every file that is meant exists, and there is no other", () => {
  const meant = new Set([...models.flatMap(([key, entry]) => filesOf(key, entry)), ...filesOfScenes]);
  expect([...meant].filter((file) => !existsSync(`public${file}`))).toEqual([]);
  const found = readdirSync("public/pictures", { withFileTypes: true });
  expect(found.filter((item) => !item.isDirectory()).map(({ name }) => name)).toEqual([]);
  expect(found.flatMap(({ name }) => filesIn(name)).filter((file) => !meant.has(file))).toEqual([]);
});

test("all pictures have at most 60 MB together", () => {
  const sizes = readdirSync("public/pictures")
    .flatMap(filesIn)
    .map((file) => statSync(`public${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});
