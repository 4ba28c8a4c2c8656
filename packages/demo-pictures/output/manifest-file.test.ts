import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { scenePath, sceneWidths } from "../../../src/shop-folder/pages/scenes.ts";
import type { ScenePlan } from "../plan/plan-scenes.ts";
import { ManifestFile } from "./manifest-file.ts";

test("a scene that is done removes its earlier files, and none of a scene that is rendered at the same time", () => {
  const folder = mkdtempSync(`${tmpdir()}/manifest-`);
  mkdirSync(`${folder}/pictures/scenes`, { recursive: true });
  const files = (name: string, version: string) =>
    sceneWidths.map((width) => `${folder}${scenePath(name, version, width)}`);
  const all = [...files("suv", "0001"), ...files("suv", "0002"), ...files("van", "0001")];
  for (const file of all) writeFileSync(file, "");
  const manifest = new ManifestFile(`${folder}/manifest.json`, folder);
  for (const version of ["0001", "0002"]) manifest.setScene({ name: "suv", version } as ScenePlan);
  expect(all.filter((file) => !existsSync(file))).toEqual(files("suv", "0001"));
  rmSync(folder, { recursive: true });
});
