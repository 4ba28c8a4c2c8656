import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formStyle } from "./form-style.ts";

describe.each(["light", "dark"] as const)("the %s colours", (scheme) => {
  const coloursOf = (style: string) => {
    const [, light = "", dark = ""] = style.split(":root{");
    return [...(scheme === "light" ? light : dark).matchAll(/--([a-z-]+):(#[0-9a-f]+)/g)];
  };

  test("are the storefront's", () => {
    const css = readFileSync(new URL("../../styles/colours.css", import.meta.url), "utf8");
    const [light = "", dark = ""] = css.split("prefers-color-scheme: dark");
    const known = scheme === "light" ? light : dark;
    const own = coloursOf(formStyle({ theme: {} }));
    expect(own).toHaveLength(10);
    for (const [, name, colour] of own) expect(known).toContain(`--${name}: ${colour};`);
  });

  test("are the shop's where it has some", () => {
    const theme = { light: { accent: "#112233" }, dark: { accent: "#445566" } };
    const [before, own] = [{ theme: {} }, { theme }].map((shop) =>
      Object.fromEntries(coloursOf(formStyle(shop)).map(([, name = "", colour]) => [name, colour])),
    );
    expect(own).toEqual({ ...before, accent: theme[scheme].accent });
  });
});
