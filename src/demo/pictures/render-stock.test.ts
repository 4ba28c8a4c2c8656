import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readModelPictures } from "#demo/stock/model-pictures.ts";
import { filesOf } from "./output/manifest-file.ts";

const VIEWS = 8;
const MODELS = ["aprilia-rs-125-sport", "aprilia-rs-660-sport"];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/pictures-`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Renders two motorbikes; killed as soon as it stands still at a view. */
const render = async (still: number, ...words: string[]): Promise<string> => {
  const child = spawn(process.execPath, [
    ...[`${import.meta.dirname}/test-rendering.ts`, String(still), "--only", "aprilia-rs-"],
    ...["--folder", folder, "--manifest", `${folder}/manifest.json`, ...words],
  ]);
  let said = "";
  child.stderr.on("data", (data) => {
    said += String(data);
  });
  child.stdout.on("data", (data) => {
    said += String(data);
    if (said.includes("standing still")) child.kill("SIGKILL");
  });
  await new Promise((resolve) => child.once("close", resolve));
  return said;
};

/** The drawn models; each of their files is there. */
const drawn = (): string[] => {
  const { models } = readModelPictures(`${folder}/manifest.json`);
  const missing = Object.entries(models)
    .flatMap(([key, entry]) => filesOf(key, entry))
    .filter((file) => !existsSync(`${folder}${file}`));
  expect(missing).toEqual([]);
  return Object.keys(models);
};

/** Files that no entry names. */
const strays = (): string[] => {
  const { models } = readModelPictures(`${folder}/manifest.json`);
  const named = new Set(Object.entries(models).flatMap(([key, entry]) => filesOf(key, entry)));
  return readdirSync(`${folder}/pictures`, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length))
    .filter((file) => !named.has(file));
};

test("killed in the middle it leaves no entry without files, and goes on where it stopped", async () => {
  expect(await render(VIEWS + 4)).toContain("1/2 aprilia-rs-125-sport");
  expect(drawn()).toEqual(MODELS.slice(0, 1));
  expect(existsSync(`${folder}/pictures/${MODELS[1]}`)).toBe(true);
  expect(await render(0)).toContain("2 models asked for, 1 there already.");
  expect(drawn()).toEqual(MODELS);
  expect(strays()).toEqual([]);
});

test("killed while it draws all again it leaves what was there before", async () => {
  await render(0);
  const before = readFileSync(`${folder}/manifest.json`, "utf8");
  await render(VIEWS + 4, "--again");
  expect(readFileSync(`${folder}/manifest.json`, "utf8")).toBe(before);
  expect(drawn()).toEqual(MODELS);
});

test("files that no entry names go with the next run", async () => {
  await render(0);
  writeFileSync(`${folder}/pictures/${MODELS[0]}/older-side-640.avif`, "");
  mkdirSync(`${folder}/pictures/seat-panda-hatchback`);
  writeFileSync(`${folder}/pictures/seat-panda-hatchback/side-640.avif`, "");
  expect(await render(0)).toContain("2 models asked for, 2 there already.");
  expect(strays()).toEqual([]);
  expect(existsSync(`${folder}/pictures/seat-panda-hatchback`)).toBe(false);
});

test("a model whose file is lost is drawn again", async () => {
  await render(0);
  const [lost = ""] = readdirSync(`${folder}/pictures/${MODELS[0]}`);
  rmSync(`${folder}/pictures/${MODELS[0]}/${lost}`);
  expect(await render(0)).toContain("2 models asked for, 1 there already.");
  expect(drawn()).toEqual(MODELS);
});
