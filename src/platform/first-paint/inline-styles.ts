import { LRUCache } from "lru-cache";
import { perProcess } from "../per-process.ts";
import { createNameFinder } from "./names-on-page.ts";
import { type SplitStyles, stylePieces } from "./style-pieces.ts";
import { usedStyles } from "./used-styles.ts";

const sheet = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g;

type Styled = Readonly<{
  html: string;
  /** What was written into it. */
  style?: string;
}>;

/** @param most how many styles are remembered */
export const createStyler = (split: SplitStyles, most = 50) => {
  const findNames = createNameFinder(split);
  const known = new LRUCache<string, string>({ max: most });
  return (html: string): Styled => {
    const addresses = Array.from(html.matchAll(sheet), ([, address = ""]) => address);
    const pieces = addresses.flatMap((address) => split.sheets[address] ?? []);
    if (addresses.length === 0 || addresses.some((address) => !split.sheets[address])) return { html };
    const names = findNames(html);
    const key = [...addresses, ...[...names].sort()].join(" ");
    const style = known.get(key) ?? usedStyles(pieces, names);
    known.set(key, style);
    const links = addresses.map((each) => `<link rel="stylesheet" href="${each}" fetchpriority="low"/>`);
    const inHead = html.replace(sheet, "").replace("</head>", () => `<style>${style}</style></head>`);
    const end = inHead.lastIndexOf("</body>");
    return { html: inHead.slice(0, end) + links.join("") + inHead.slice(end), style };
  };
};

const styler = perProcess("page-styler", () => createStyler(stylePieces()));

/**
 * Writes the rules that a page uses into its head, and puts its stylesheets at its end, where they hold up nothing
 * (docs/decisions/0056). A page with a stylesheet that the build did not split stays as it is.
 */
export const inlineStyles = (html: string): Styled => styler()(html);
