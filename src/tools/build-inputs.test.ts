import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildHashFile, findBuildInputs, hashBuildInputs, isBuildCurrent } from "./build-inputs.ts";

let root: string;

const write = (file: string, text = file): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-inputs-"));
  for (const file of ["middleware.ts", "src/app/[locale]/page.tsx", "locales/es/search.ts"]) write(file);
});
afterEach(() => rmSync(root, { recursive: true }));

test("sources enter a build; tools, tests, pictures and documents do not", () => {
  for (const file of [
    "src/tools/test.ts",
    "src/app/page.test.tsx",
    "public/pictures/a.avif",
    "README.md",
    "src/shop-folder/starter/pages/home.es.yaml",
  ])
    write(file);
  write("public/icons/a.svg");
  expect(findBuildInputs(root)).toEqual([
    "locales/es/search.ts",
    "middleware.ts",
    "public/icons/a.svg",
    "src/app/[locale]/page.tsx",
  ]);
});

describe("the hash", () => {
  test.each([
    ["a changed file", () => write("src/app/[locale]/page.tsx", "other")],
    ["a new file", () => write("src/app/robots.ts")],
    ["a removed file", () => rmSync(join(root, "middleware.ts"))],
  ])("differs after %s", (_case, change) => {
    const before = hashBuildInputs("", root);
    change();
    expect(hashBuildInputs("", root)).not.toBe(before);
  });

  test("differs by action key, stays without a change", () => {
    expect(hashBuildInputs("key", root)).not.toBe(hashBuildInputs("", root));
    expect(hashBuildInputs("", root)).toBe(hashBuildInputs("", root));
  });
});

test("a build is current when it is finished and made from these inputs", () => {
  const hash = hashBuildInputs("", root);
  expect(isBuildCurrent(hash, root)).toBe(false);
  write(buildHashFile, hash);
  expect(isBuildCurrent(hash, root)).toBe(false);
  write(".next/BUILD_ID");
  expect(isBuildCurrent(hash, root)).toBe(true);
  expect(isBuildCurrent("other", root)).toBe(false);
});
