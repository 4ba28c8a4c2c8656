import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formStyle } from "./form-style.ts";

test.each(["light", "dark"] as const)("the %s colours are the storefront's", (scheme) => {
  const css = readFileSync(new URL("../../styles/colours.css", import.meta.url), "utf8");
  const [light = "", dark = ""] = css.split("prefers-color-scheme: dark");
  const known = scheme === "light" ? light : dark;
  const [, ownLight = "", ownDark = ""] = formStyle.split(":root{");
  const own = [...(scheme === "light" ? ownLight : ownDark).matchAll(/--([a-z-]+):(#[0-9a-f]+)/g)];
  expect(own).toHaveLength(10);
  for (const [, name, colour] of own) expect(known).toContain(`--${name}: ${colour};`);
});
