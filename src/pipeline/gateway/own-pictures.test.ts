import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ownPictures } from "./gateway-checks.ts";

test("lists files of the picture folder and of folders in it by the path at which they are served, and no others", () => {
  const folder = mkdtempSync(join(tmpdir(), "volante-pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "pictures", "spins"), { recursive: true });
  mkdirSync(join(folder, "icons"));
  for (const path of ["pictures/a.webp", "pictures/spins/b.avif", "icons/c.svg", "favicon.ico"])
    writeFileSync(join(folder, path), "");
  expect([...ownPictures(folder)].sort()).toEqual(["/pictures/a.webp", "/pictures/spins/b.avif"]);
});

test("a shop without pictures of its own has none", () => {
  expect(ownPictures(join(tmpdir(), "volante-no-such-folder")).size).toBe(0);
});
