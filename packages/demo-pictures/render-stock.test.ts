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
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { filesOf, readModelPictures } from "../../src/shop-folder/pictures/model-pictures.ts";
import { renderStock } from "./render-stock.ts";
import { openGreyDarkroom } from "./test-darkroom.ts";

const VIEWS = 8;
const [FIRST, SECOND] = ["aprilia-rs-125-sport", "aprilia-rs-660-sport"] as const;
const ONLY = "aprilia-rs-";

let folder: string;
let manifest: string;
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/pictures-`);
  manifest = `${folder}/manifest.json`;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Renders two motorbikes to the end, or what an earlier test has left of them. Returns what is logged. */
const render = async (): Promise<string> => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  await renderStock({ only: [ONLY], again: false, most: 9, atOnce: 2, folder, manifest }, openGreyDarkroom);
  return log.mock.calls.join("\n");
};

/** Renders two motorbikes by the command, and kills it in the middle of the second. Returns its output. */
const renderAndKill = async (...words: string[]): Promise<string> => {
  const tool = `${import.meta.dirname}/test-rendering.ts`;
  const where = ["--only", ONLY, "--at-once", "1", "--folder", folder, "--manifest", manifest];
  const child = spawn(process.execPath, [tool, String(VIEWS + 4), ...where, ...words]);
  let output = "";
  child.stdout.on("data", (data) => {
    output += String(data);
    if (output.includes("standing still")) child.kill("SIGKILL");
  });
  await new Promise((resolve) => child.once("close", resolve));
  return output;
};

const meant = (): string[] =>
  Object.entries(readModelPictures(manifest).models).flatMap(([key, entry]) => filesOf(key, entry));

/** The rendered models; each of their files is there. */
const renderedModels = (): string[] => {
  expect(meant().filter((file) => !existsSync(`${folder}${file}`))).toEqual([]);
  return Object.keys(readModelPictures(manifest).models);
};

/** Files that no entry names. */
const strays = (): string[] => {
  const named = new Set(meant());
  return readdirSync(`${folder}/pictures`, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length))
    .filter((file) => !named.has(file));
};

test("killed in the middle it leaves no entry without files, and goes on where it stopped", async () => {
  expect(await renderAndKill()).toMatch(
    new RegExp(`2 to be rendered, \\d+ views.*1/2 ${FIRST}.* min left`, "s"),
  );
  expect(renderedModels()).toEqual([FIRST]);
  expect(existsSync(`${folder}/pictures/${SECOND}`)).toBe(true);
  expect(await render()).toContain("2 models and scenes requested, 1 there already.");
  expect(renderedModels()).toEqual([FIRST, SECOND]);
  expect(strays()).toEqual([]);
}, 60_000);

test("killed while it draws all again it leaves what was there before", {
  tags: ["all"],
  timeout: 60_000,
}, async () => {
  await render();
  const before = readFileSync(manifest, "utf8");
  expect(await renderAndKill("--again")).toContain(`1/2 ${FIRST}`);
  expect(readFileSync(manifest, "utf8")).toBe(before);
  expect(renderedModels()).toEqual([FIRST, SECOND]);
});

test("a model whose file is lost is drawn again, and files that no entry names go", async () => {
  await render();
  const [lost = ""] = readdirSync(`${folder}/pictures/${FIRST}`);
  rmSync(`${folder}/pictures/${FIRST}/${lost}`);
  writeFileSync(`${folder}/pictures/${SECOND}/older-side-640.avif`, "");
  mkdirSync(`${folder}/pictures/seat-panda-hatchback`);
  writeFileSync(`${folder}/pictures/seat-panda-hatchback/side-640.avif`, "");
  expect(await render()).toContain("2 models and scenes requested, 1 there already.");
  expect(renderedModels()).toEqual([FIRST, SECOND]);
  expect(strays()).toEqual([]);
  expect(existsSync(`${folder}/pictures/seat-panda-hatchback`)).toBe(false);
}, 60_000);
