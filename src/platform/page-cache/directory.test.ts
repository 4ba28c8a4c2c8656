import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { removeEarlierPages } from "./directory.ts";

const { folder } = vi.hoisted(() => ({ folder: { data: "" } }));
vi.mock("#platform/env.ts", () => ({ env: () => ({ DATA_DIR: folder.data }) }));
vi.mock("#platform/build-id.ts", () => ({ buildId: () => "now" }));

test("of earlier builds the pages of the last stay: it may be running beside this one", () => {
  folder.data = mkdtempSync(join(tmpdir(), "volante-pages-"));
  onTestFinished(() => rmSync(folder.data, { recursive: true, force: true }));
  removeEarlierPages();
  const builds = ["older", "now", "last", "old"];
  const pathOf = (build: string) => join(folder.data, "page-cache", build);
  for (const [age, build] of [
    [3, "older"],
    [9, "now"],
    [1, "last"],
    [2, "old"],
  ] as const) {
    mkdirSync(pathOf(build), { recursive: true });
    utimesSync(pathOf(build), 1_000_000 - age, 1_000_000 - age);
  }
  removeEarlierPages();
  expect(builds.filter((build) => existsSync(pathOf(build)))).toEqual(["now", "last"]);
});
