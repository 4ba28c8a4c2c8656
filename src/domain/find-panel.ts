import { fill } from "#platform/fill.ts";
import { type PanelAddress, parsePanelHash } from "./panel-hash.ts";

/**
 * The page of each panel, by its name; with `_` appended where the hash names a subject: `{subject}`, and for a wizard
 * `{step}`.
 */
export type PanelPages = Readonly<Record<string, string>>;

export interface FoundPanel extends PanelAddress {
  /** Path and query of its page. */
  readonly page: string;
  /** The common prefix of the paths of its pages: the steps of a wizard are one panel. */
  readonly home: string;
}

/**
 * The panel that a hash opens and the page that it shows. Pure.
 * @param linked where a link of this page that opens the same panel leads; it knows more than the table
 */
export const findPanel = (
  hash: string,
  pages: PanelPages,
  linked?: string | null,
): FoundPanel | undefined => {
  const panel = parsePanelHash(hash);
  const known = panel && pages[panel.subject ? `${panel.name}_` : panel.name];
  const page = linked ?? (known && fill(known, (key) => panel[key as "subject" | "step"]));
  return panel && page ? { ...panel, page, home: (known ?? page).replace(/[{?].*/, "") } : undefined;
};
