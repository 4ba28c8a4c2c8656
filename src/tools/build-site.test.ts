import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { laySideBySide, setStaticAside } from "./build-site.ts";

const day = 24 * 60 * 60 * 1000;
let home = "";
const current = () => join(home, "static");
const aside = () => join(home, "aside");

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "volante-static-"));
});
afterEach(() => rmSync(home, { recursive: true }));

/** A build: what was there is gone, these files are there, then earlier ones are laid beside them. */
const build = (files: Readonly<Record<string, string>>, now: number): number => {
  mkdirSync(current(), { recursive: true });
  setStaticAside(current(), aside(), now);
  rmSync(current(), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(current(), name, ".."), { recursive: true });
    writeFileSync(join(current(), name), text);
  }
  return laySideBySide(aside(), current());
};

const has = (name: string) => existsSync(join(current(), name));

test("a page of the build before finds its scripts for seven days, not for ever", () => {
  expect(build({ "chunks/a.js": "a" }, 0)).toBe(0);
  expect(build({ "chunks/b.js": "b" }, day)).toBe(1);
  expect([has("chunks/a.js"), has("chunks/b.js")]).toEqual([true, true]);
  build({ "chunks/c.js": "c" }, 2 * day);
  expect([has("chunks/a.js"), has("chunks/b.js")]).toEqual([true, true]);
  build({ "chunks/d.js": "d" }, 8.5 * day);
  expect([has("chunks/a.js"), has("chunks/b.js"), has("chunks/c.js")]).toEqual([false, true, true]);
});

test("a file of the new build is never replaced by an older one of its name", () => {
  build({ "chunks/a.js": "old" }, 0);
  build({ "chunks/a.js": "new" }, day);
  expect(readFileSync(join(current(), "chunks/a.js"), "utf8")).toBe("new");
});

test("a file that is used again has its seven days begin again", () => {
  build({ "a.js": "a" }, 0);
  build({ "b.js": "b" }, day);
  build({ "a.js": "a" }, 5 * day);
  build({ "c.js": "c" }, 10 * day);
  build({ "d.js": "d" }, 11 * day);
  expect(has("a.js")).toBe(true);
});

test("without an earlier build there is nothing to keep", () => {
  expect(build({ "a.js": "a" }, 0)).toBe(0);
  expect(has("last-used.json")).toBe(false);
});
