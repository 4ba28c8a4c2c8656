import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "./theme-colours.ts";

test("they are the grounds of the light and of the dark scheme", () => {
  const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
  const grounds = [...tokens.matchAll(/--paper: (#[0-9a-f]+)/g)].map(([, colour]) => colour);
  expect(grounds).toEqual([themeColours.light, themeColours.dark]);
});

test("no picture asks for the colour scheme itself: not every browser tells it; the icon of a tab is none", () => {
  const pictures = globSync("public/**/*.svg", { exclude: ["public/icons/volante-mark.svg"] });
  expect(pictures.length).toBeGreaterThan(8);
  expect(pictures.filter((file) => readFileSync(file, "utf8").includes("prefers-color-scheme"))).toEqual([]);
});
