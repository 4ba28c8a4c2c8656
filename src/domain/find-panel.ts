import { fill } from "#platform/fill.ts";
import { type PanelAddress, parsePanelHash } from "./panel-hash.ts";

/** Where the page of each panel is, by its name; with `_` behind it where the hash says what it is about: `{subject}`, and of a wizard `{step}`. */
export type PanelPages = Readonly<Record<string, string>>;

export interface FoundPanel extends PanelAddress {
  /** Path and query of its page. */
  readonly page: string;
  /** What the paths of all its pages begin with: the steps of a wizard are one panel. */
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
