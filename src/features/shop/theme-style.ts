import type { Shop } from "#api/models/shop.ts";
import { colours } from "#platform/colours.ts";

type Theme = Shop["theme"];

/** Of a corner, in CSS pixels: `--round` in tokens.css. */
const ownRadius = 6;

const declare = (scheme: Theme["light"] = {}, own: Readonly<Record<string, string>>): string =>
  Object.entries(scheme)
    .filter(([name, colour]) => colour.toLowerCase() !== own[name])
    .map(([name, colour]) => `--${name}:${colour.toLowerCase()}`)
    .join(";");

const inScheme = (scheme: "light" | "dark", declarations: string): string =>
  declarations && `@media(prefers-color-scheme:${scheme}){:root{${declarations}}}`;

/**
 * What of a shop's look differs from the storefront's own, as a stylesheet: in no layer, so that it wins over all of those. Empty where
 * nothing differs.
 */
export const themeStyle = ({ light, dark, radius = ownRadius, typeface }: Theme): string => {
  // Optional: a typeface that comes late would move the text.
  const face =
    typeface &&
    `@font-face{font-family:Shop;src:url("${typeface}")format("woff2");font-weight:100 900;font-display:optional}`;
  const always = [
    radius === ownRadius ? "" : `--round:${radius}px;--rounder:${2 * radius}px`,
    typeface ? "--font:Shop,system-ui,sans-serif" : "",
  ].filter(Boolean);
  return [
    face,
    always.length > 0 && `:root{${always.join(";")}}`,
    inScheme("light", declare(light, colours.light)),
    inScheme("dark", declare(dark, colours.dark)),
  ]
    .filter(Boolean)
    .join("");
};
