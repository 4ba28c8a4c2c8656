import type { ShopSettings } from "#backend/shop/shop-settings.ts";
import { colours } from "#platform/colours.ts";
import type { FieldPath } from "./files/parse-yaml.ts";

type Scheme = "light" | "dark";
type Colour = keyof (typeof colours)["dark"];

/** Texts and what they stand on (WCAG 2.2, 1.4.3), and borders of controls (1.4.11). */
const texts: readonly (readonly [Colour, readonly Colour[]])[] = [
  ["ink", ["paper", "surface", "sunken", "accent-soft"]],
  ["muted", ["paper", "surface", "sunken"]],
  ["accent", ["paper", "surface", "sunken", "accent-soft"]],
  ["accent-strong", ["paper", "surface", "accent-soft"]],
  ["on-accent", ["accent", "accent-strong"]],
  ["error", ["paper", "surface", "error-soft"]],
  ["warning", ["warning-soft"]],
  ["info", ["info-soft"]],
  ["success", ["surface", "success-soft"]],
];
const borders: readonly (readonly [Colour, readonly Colour[]])[] = [["control", ["paper", "surface"]]];

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb`. */
const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7));

/** Contrast ratio of two colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

export interface ThemeFault {
  readonly path: FieldPath;
  readonly message: string;
}

/** Colours of a shop that cannot be read on those that they stand on, each with its field. */
export const themeFaults = ({ theme }: Pick<ShopSettings, "theme">): readonly ThemeFault[] =>
  (["light", "dark"] as const).flatMap((scheme: Scheme) => {
    const own = theme[scheme] ?? {};
    const all: Readonly<Record<Colour, string>> = { ...colours[scheme], ...own };
    const check = (pairs: typeof texts, least: number) =>
      pairs.flatMap(([front, backs]) =>
        backs
          .filter((back) => (own[front] ?? own[back]) !== undefined)
          .map((back) => ({ back, contrast: contrastOf(all[front], all[back]) }))
          .filter(({ contrast }) => contrast < least)
          .map(({ back, contrast }) => ({
            path: ["theme", scheme, own[front] === undefined ? back : front],
            message: `${front} on ${back} has a contrast of ${contrast.toFixed(2)}, and needs ${least}`,
          })),
      );
    return [...check(texts, 4.5), ...check(borders, 3)];
  });
