import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { readMeasures } from "../catalogue/measures.ts";
import { modelKey } from "./model-key.ts";
import { readModelPictures, viewsOf } from "./model-pictures.ts";
import { modelViews } from "./model-views.ts";
import old from "./pictures.json" with { type: "json" };

/** What issue 20 leaves for all pictures of models; the older ones, which lie beside the folders, go when these are shown. */
const MOST_BYTES = 60_000_000;
/** What the older ones were given. */
const MOST_OLD_BYTES = 25_000_000;

const entries = Object.entries(readModelPictures("src/demo/stock/model-pictures.json").models);
const found = readdirSync("public/pictures", { withFileTypes: true });
const folders = found.filter((item) => item.isDirectory()).map(({ name }) => name);
const bytesOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + statSync(path).size, 0);
const filesIn = (key: string) =>
  readdirSync(`public/pictures/${key}`).map((name) => `/pictures/${key}/${name}`);
const meant = (key: string, entry: (typeof entries)[number][1]) =>
  entry.looks.flatMap((_, look) => viewsOf(key, entry, look).flatMap(({ src }) => Object.values(src)));

test("no file serves two models, and no two looks have the same picture in lists", () => {
  const owners = new Map<string, string>();
  const cards = new Set<string>();
  for (const [key, entry] of entries) {
    for (const file of meant(key, entry)) {
      expect(owners.get(file) ?? key).toBe(key);
      owners.set(file, key);
    }
    const shown = entry.looks.map((_, look) => viewsOf(key, entry, look)[0]?.src[360] ?? "");
    for (const file of shown) cards.add(readFileSync(`public${file}`, "base64"));
  }
  expect(cards.size).toBe(entries.reduce((sum, [, { looks }]) => sum + looks.length, 0));
});

test("every drawn model is one of the table, and has all views of each look with plate and kilometres", () => {
  const kinds = new Map(
    readMeasures("src/demo/catalogue/measures.csv").map((row) => [
      modelKey(row),
      row.shape === undefined ? "motorbike" : "car",
    ]),
  );
  for (const [key, entry] of entries) {
    expect(entry.kind, key).toBe(kinds.get(key));
    for (const look of entry.looks.keys()) {
      const views = viewsOf(key, entry, look);
      expect(views.length, key).toBe(modelViews[entry.kind].length);
      expect(
        views.filter(({ plate }) => plate).map(({ view }) => view),
        key,
      ).toContain("rear");
      expect(
        views.filter(({ odometer }) => odometer),
        key,
      ).toHaveLength(1);
    }
  }
});

test("every file that is meant exists, and no other lies in the folders of models", () => {
  for (const [key, entry] of entries) {
    const files = new Set(meant(key, entry));
    expect([...files].filter((file) => !existsSync(`public${file}`))).toEqual([]);
    expect(filesIn(key).filter((file) => !files.has(file))).toEqual([]);
  }
  const known = new Set(entries.map(([key]) => key));
  expect(folders.filter((name) => !known.has(name))).toEqual([]);
});

test("the pictures of all models have at most 60 MB together", () => {
  expect(bytesOf(folders.flatMap(filesIn).map((file) => `public${file}`))).toBeLessThan(MOST_BYTES);
});

test("the older pictures, which the shop shows for now, are all there, and no other lies beside them", () => {
  const named = new Set([
    ...old.pictures.flatMap(({ file }) =>
      [360, 640, 1200].flatMap((width) => [`${file}-${width}.avif`, `${file}-${width}.webp`]),
    ),
    ...old.spins.flatMap(({ frames }) => frames.map(({ file }) => `${file}-640.avif`)),
  ]);
  const files = found.filter((item) => item.isFile()).map(({ name }) => name);
  expect([...named].filter((file) => !files.includes(file))).toEqual([]);
  expect(files.filter((file) => /\.(avif|webp)$/.test(file) && !named.has(file))).toEqual([]);
  expect(bytesOf(files.map((file) => `public/pictures/${file}`))).toBeLessThan(MOST_OLD_BYTES);
});
