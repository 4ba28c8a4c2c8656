import type { AuditOptions } from "./audit-options.ts";
import { browse } from "./browse-pages.ts";
import { choosePages } from "./choose-pages.ts";
import type { Findings } from "./findings.ts";
import type { PageRecord } from "./read-page.ts";

/** Looks at pages that were read in a browser: the share of them that this run has. */
export const auditPages = async (
  site: string,
  pages: readonly PageRecord[],
  { workers, minutes, share }: AuditOptions,
  found: Findings,
): Promise<void> => {
  const { order: whole, closely } = choosePages(pages);
  const order = whole.slice(Math.floor(share.from * whole.length), Math.floor(share.to * whole.length));
  const seen = await browse(site, order, closely, workers, found.watch(`of ${order.length} pages`, minutes));
  found.add("axe, width, console, 360 and 1280", seen.done, seen.problems);
  found.add("keyboard", seen.closely, seen.keyboard);
  found.undecided.push(...seen.undecided);
  if (seen.done < order.length)
    found.notes.push(
      `Out of time: axe saw ${seen.done} of ${order.length} pages, taken in turn from every template and language.`,
    );
};
