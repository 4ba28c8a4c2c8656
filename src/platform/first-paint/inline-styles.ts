import { LRUCache } from "lru-cache";
import { perProcess } from "../per-process.ts";
import { createNameFinder } from "./names-on-page.ts";
import { type SplitStyles, stylePieces } from "./style-pieces.ts";
import { usedStyles } from "./used-styles.ts";

const classes = / class="([^"]*)"/g;

const sheet = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g;

type Styled = Readonly<{
  html: string;
  /** What was written into it. */
  style?: string;
}>;

/** @param most how many styles are remembered */
export const createStyler = (split: SplitStyles, most = 50) => {
  const findNames = createNameFinder(split);
  const shorten = (_: string, names: string): string =>
    ` class="${names
      .split(" ")
      .map((name) => split.names[name] ?? name)
      .join(" ")}"`;
  const known = new LRUCache<string, string>({ max: most });
  return (html: string): Styled => {
    const named = Array.from(html.matchAll(sheet), ([, address = ""]) => address);
    const sheets = named.flatMap((address) => split.sheets[address] ?? []);
    if (named.length === 0 || sheets.length < named.length) return { html };
    const short = html.replace(sheet, "").replace(classes, shorten);
    const names = findNames(short);
    const addresses = sheets.map(({ address }) => address);
    const key = [...addresses, ...[...names].sort()].join(" ");
    const style =
      known.get(key) ??
      usedStyles(
        sheets.flatMap(({ pieces }) => pieces),
        names,
      );
    known.set(key, style);
    const links = addresses.map((each) => `<link rel="stylesheet" href="${each}" fetchpriority="low"/>`);
    const inHead = short.replace("</head>", () => `<style>${style}</style></head>`);
    const end = inHead.lastIndexOf("</body>");
    return { html: inHead.slice(0, end) + links.join("") + inHead.slice(end), style };
  };
};

const styler = perProcess("page-styler", () => createStyler(stylePieces()));

/**
 * Gives classes their short names, writes the rules that a page uses into its head, and puts its stylesheets at its end, where
 * they hold up nothing (docs/decisions/0056). A page with a stylesheet that the build did not split stays as it is.
 */
export const inlineStyles = (html: string): Styled => styler()(html);
