import { expect, test } from "vitest";
import { colours } from "#platform/colours.ts";
import { contrastOf, themeFaults } from "./check-theme.ts";

const withoutVeils = (scheme: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(scheme).filter(([, colour]) => colour.length === 7));

test("black on white has 21, and the grey that WCAG names 4.48", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("our own colours can be read, in both schemes", () => {
  const theme = { light: withoutVeils(colours.light), dark: withoutVeils(colours.dark) };
  expect(themeFaults({ theme })).toEqual([]);
});

test("an accent that is too light is named once for each ground", () => {
  expect(themeFaults({ theme: { light: { accent: "#79c9c6" } } })).toEqual([
    {
      path: ["theme", "light", "accent"],
      message: expect.stringMatching(/^accent on paper has a contrast of 1\.\d\d, and needs 4\.5$/),
    },
    ...["surface", "sunken", "accent-soft"].map((ground) => ({
      path: ["theme", "light", "accent"],
      message: expect.stringContaining(`accent on ${ground} has`),
    })),
    { path: ["theme", "light", "accent"], message: expect.stringContaining("on-accent on accent has") },
  ]);
  expect(themeFaults({ theme: { dark: { control: "#202426" } } })).toHaveLength(2);
  expect(themeFaults({ theme: { light: { accent: "#7a1f3d" } } })).toEqual([]);
});
