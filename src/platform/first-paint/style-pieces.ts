import { readFileSync } from "node:fs";
import { join } from "node:path";
import { frameworkHome } from "../browser-scripts.ts";

/** A part of a stylesheet that stands or falls as a whole. */
export type StylePiece = Readonly<{
  /** The rules around it, outermost first: `@layer ui`, `@media (width > 768px)`. */
  within: readonly string[];
  /** Of a rule: each selector with the names (`names-on-page.ts`) without which it matches nothing. */
  selectors?: readonly (readonly [selector: string, names: readonly string[]])[];
  /** The declarations of a rule; the whole of anything else. */
  text: string;
  /** The animation that it declares. */
  animation?: string;
}>;

/** A stylesheet: the address of its copy with short names, and what it is made of. */
type SplitSheet = Readonly<{ address: string; pieces: readonly StylePiece[] }>;

export type SplitStyles = Readonly<{
  /** By the address that the framework gives the stylesheet. */
  sheets: Readonly<Record<string, SplitSheet>>;
  /** Short names of the classes of modules. */
  names: Readonly<Record<string, string>>;
  /** Classes (`.a`) that a rule gives a way of display, so that a popover with one is seen before it opens. */
  displayed: readonly string[];
  /** The attributes that selectors name. */
  attributes: readonly string[];
}>;

/** Written by the build, below the framework's folder. */
export const stylePiecesFile = "style-pieces.json";

/** What the build made of its stylesheets; nothing where it made none, as in development. */
export const stylePieces = (): SplitStyles => {
  try {
    return JSON.parse(
      readFileSync(join(process.cwd(), frameworkHome.production, stylePiecesFile), "utf8"),
    ) as SplitStyles;
  } catch {
    return { sheets: {}, names: {}, displayed: [], attributes: [] };
  }
};
