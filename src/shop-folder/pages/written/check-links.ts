import { parsePanelHash } from "#domain/panel-hash.ts";
import { matchRoute } from "#domain/route-paths.ts";
import type { PlacedText } from "#shop-folder/files/placed-text.ts";

const isLink = (field: string): boolean => /\b(?:link|href|action)$/.test(field);

/** Addresses in a text, each with its line: the text itself where it is a link, those of its links where it is Markdown. */
const linksIn = ({ field, text }: PlacedText): { address: string; line: number }[] =>
  isLink(field)
    ? [{ address: text, line: 0 }]
    : text
        .split("\n")
        .flatMap((words, line) =>
          [...words.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = ""]) => ({ address, line })),
        );

/** Whether an address of the site is that of no page, panel or route. */
export const leadsNowhere = (address: string, paths: ReadonlySet<string>): boolean => {
  if (address.startsWith("#")) return parsePanelHash(address) === undefined;
  const [path = ""] = address.split(/[?#]/);
  return path.startsWith("/") && !paths.has(path) && matchRoute(path) === undefined;
};

/**
 * The links of texts that lead nowhere, each with file, line and field. Those that name a page, `{path:home}`, are checked where they
 * are filled.
 * @param paths of all pages
 */
export const checkLinks = (texts: readonly PlacedText[], paths: ReadonlySet<string>): string[] =>
  texts.flatMap((placed) =>
    linksIn(placed)
      .filter(({ address }) => leadsNowhere(address, paths))
      .map(
        ({ address, line }) =>
          `${placed.file}:${placed.firstLine + line}: ${placed.field}: ${address} leads nowhere`,
      ),
  );
