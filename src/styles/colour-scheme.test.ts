import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no picture asks for the colour scheme itself: not every browser tells it; the icon of a tab is none", () => {
  const pictures = globSync("public/**/*.svg", { exclude: ["public/icons/volante-mark.svg"] });
  expect(pictures.length).toBeGreaterThan(8);
  expect(pictures.filter((file) => readFileSync(file, "utf8").includes("prefers-color-scheme"))).toEqual([]);
});
