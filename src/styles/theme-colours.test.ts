import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "./theme-colours.ts";

test("they are the grounds of the light and of the dark scheme", () => {
  const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
  const grounds = [...tokens.matchAll(/--paper: (#[0-9a-f]+)/g)].map(([, colour]) => colour);
  expect(grounds).toEqual([themeColours.light, themeColours.dark]);
});
