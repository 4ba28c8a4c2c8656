import { fill } from "#platform/fill.ts";
import type { PanelAddress } from "./panel-hash.ts";

/** Where the page of each panel is, by its name; with `_` behind it where the hash says what it is about: `{vin}` or `{id}`, and of a wizard `{step}`. */
export type PanelPages = Readonly<Record<string, string>>;

/** What the paths of a panel's pages begin with: the steps of a wizard are one panel. Pure. */
export const homeOfPanel = (page: string): string => page.split(/[{?]/, 1)[0] ?? page;

/** Path and query of the page that a panel shows, and its home; undefined where the table has none. Pure. */
export const panelPage = ({ name, subject, step }: PanelAddress, pages: PanelPages) => {
  const known = pages[subject ? `${name}_` : name];
  return known === undefined
    ? undefined
    : {
        page: fill(known, (part) => (part === "step" ? step : subject) ?? ""),
        home: homeOfPanel(known),
      };
};
