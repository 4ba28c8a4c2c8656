import { expect, test } from "vitest";
import { colours } from "#platform/colours.ts";
import { themeStyle } from "./theme-style.ts";

test("a look that does not differ takes no byte", () => {
  const own = {
    light: { accent: colours.light.accent.toUpperCase() },
    dark: { ink: colours.dark.ink },
    radius: 6,
  };
  expect(themeStyle({})).toBe("");
  expect(themeStyle(own)).toBe("");
});

test("a colour of one scheme leaves the other as it is", () => {
  expect(themeStyle({ light: { accent: "#8A1538", ink: colours.light.ink } })).toBe(
    "@media(prefers-color-scheme:light){:root{--accent:#8a1538}}",
  );
  expect(themeStyle({ dark: { paper: "#101010", "on-accent": "#000000" } })).toBe(
    "@media(prefers-color-scheme:dark){:root{--paper:#101010;--on-accent:#000000}}",
  );
});

test("corners and typeface are those of both", () => {
  expect(themeStyle({ radius: 0, typeface: "/a.woff2" })).toBe(
    '@font-face{font-family:Shop;src:url("/a.woff2")format("woff2");font-weight:100 900;font-display:optional}' +
      ":root{--round:0px;--rounder:0px;--font:Shop,system-ui,sans-serif}",
  );
});
