import { expect, test } from "vitest";
import { missingOf } from "./missing-packages.ts";

const packages = { xvfb: "/usr/bin/Xvfb", nginx: "/usr/sbin/nginx" };

test("a package is needed for each file that is not there", () => {
  expect(missingOf(packages, (pattern) => [pattern])).toEqual([]);
  expect(missingOf(packages, (pattern) => (pattern.includes("Xvfb") ? [] : [pattern]))).toEqual(["xvfb"]);
  expect(missingOf(packages, () => [])).toEqual(["xvfb", "nginx"]);
});

test("a file is looked for by its pattern", () => {
  expect(missingOf({ these: "src/tools/test-stages/missing-*.ts", none: "src/tools/no-such-*" })).toEqual([
    "none",
  ]);
});
