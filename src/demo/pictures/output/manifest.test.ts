import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, describe, expect, test } from "vitest";
import type { Job } from "../recipe.ts";
import { filesOf, ManifestFile } from "./manifest.ts";
import { type Entry, entriesOf, type Manifest } from "./manifest-shape.ts";

const ROOT = new URL("../../../..", import.meta.url).pathname;
const FOLDER = `${ROOT}public/pictures`;
const BUDGET_BYTES = 25_000_000;

describe("the committed stock", () => {
  const pictures = entriesOf(
    JSON.parse(readFileSync(`${ROOT}src/demo/stock/pictures.json`, "utf8")) as Manifest,
  );
  const present = new Set(readdirSync(FOLDER));

  test("has every file that the manifest promises, and no other picture", () => {
    const promised = new Set(pictures.flatMap((entry) => filesOf(entry, "")).map((file) => file.slice(1)));
    expect([...promised].filter((file) => !present.has(file))).toEqual([]);
    expect([...present].filter((file) => /\.(avif|webp)$/.test(file) && !promised.has(file))).toEqual([]);
  });

  test("fits its budget", () => {
    const bytes = [...present].reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0);
    expect(bytes).toBeLessThan(BUDGET_BYTES);
  });

  test("shows no vehicle from behind that it does not show from the front", () => {
    const vehicle = (entry: Entry) =>
      [entry.body, entry.face, entry.wheel, entry.paint, entry.backdrop].join(" ");
    const leading = new Set(pictures.filter((entry) => entry.view === "front-three-quarter").map(vehicle));
    const painted = pictures.filter((entry) => entry.view !== "interior" && entry.view !== "detail");
    expect(painted.filter((entry) => !leading.has(vehicle(entry)))).toEqual([]);
  });
});

describe("ManifestFile", () => {
  const folder = mkdtempSync(`${tmpdir()}/pictures-`);
  afterEach(() => {
    for (const name of readdirSync(folder)) rmSync(`${folder}/${name}`);
  });
  const job: Job = {
    body: "suv",
    face: "block",
    wheel: "ten-spoke",
    paint: "grey",
    backdrop: "hall",
    view: "side",
    shift: 1,
  };
  const encoded = { file: "0123456789ab", width: 1200, height: 900 };
  const writeFiles = () => {
    for (const file of filesOf(encoded, folder)) writeFileSync(file, "");
  };

  test("a picture is there when recipe and files are, also for the next run", () => {
    const path = `${folder}/manifest.json`;
    const manifest = new ManifestFile(path, folder);
    manifest.set(job, "r1", encoded);
    expect(manifest.has(job, "r1")).toBe(false);
    writeFiles();
    expect(manifest.has(job, "r1")).toBe(true);
    expect(manifest.has(job, "r2")).toBe(false);
    expect(new ManifestFile(path, folder).has(job, "r1")).toBe(true);
  });

  test("frames of a turntable come back in order", () => {
    const path = `${folder}/manifest.json`;
    const manifest = new ManifestFile(path, folder);
    for (const frame of [11, 2, 0, 1]) {
      const file = `00000000000${frame % 10}`;
      manifest.set({ ...job, view: "spin", frame }, `r${frame}`, { file, width: 640, height: 480 });
    }
    const { pictures, spins } = JSON.parse(readFileSync(path, "utf8")) as Manifest;
    expect(pictures).toEqual([]);
    expect(spins).toHaveLength(1);
    expect(spins[0]?.frames.map((frame) => frame.recipe)).toEqual(["r0", "r1", "r2", "r11"]);
  });

  test("pruning drops what is not planned, and files that nobody names", () => {
    const manifest = new ManifestFile(`${folder}/manifest.json`, folder);
    writeFiles();
    writeFileSync(`${folder}/ffffffffffff-360.avif`, "");
    manifest.set(job, "r1", encoded);
    expect(manifest.prune(new Set(["suv block ten-spoke grey hall side"]))).toBe(1);
    expect(manifest.has(job, "r1")).toBe(true);
    expect(manifest.prune(new Set())).toBe(6);
    expect(manifest.has(job, "r1")).toBe(false);
  });
});
