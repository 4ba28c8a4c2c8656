import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formColours } from "./form-style.ts";

test.each(["light", "dark"] as const)("the %s colours are the storefront's", (scheme) => {
  const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
  const [light = "", dark = ""] = tokens.split("prefers-color-scheme: dark");
  const known = scheme === "light" ? light : dark;
  for (const [name, colour] of Object.entries(formColours[scheme]))
    expect(known).toContain(`--${name}: ${colour};`);
});
