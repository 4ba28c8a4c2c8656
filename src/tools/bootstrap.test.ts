import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { isAtLeast, matchesLock } from "./bootstrap.mjs";

test.each([
  ["v20.0.0", [20, 0], true],
  ["v22.12.9", [22, 13], false],
  ["v22.13.0", [22, 13], true],
  ["v24.1.0", [22, 13], true],
  ["v18.20.0", [20, 0], false],
])("%s is at least %j: %s", (version, oldest, expected) => {
  expect(isAtLeast(version, oldest)).toBe(expected);
});

const wanted = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", optional: true },
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
    expect(result.stderr).toMatch(/^Unknown command: .*Commands: start, test, dev, build, services, seed/);
  },
);
