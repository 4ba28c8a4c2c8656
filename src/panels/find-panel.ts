import { fill } from "#platform/fill.ts";
import { type PanelAddress, parsePanelHash } from "./panel-hash.ts";
import type { PanelMemory } from "./panel-state.ts";

/** Where the page of each panel is, by its name; with `_` behind it where the hash says what it is about: `{vin}` or `{id}`, and of a wizard `{step}`. */
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
export const findPanel = (hash: string, pages: PanelPages, linked?: string): FoundPanel | undefined => {
  const panel = parsePanelHash(hash);
  const known = panel && pages[panel.subject ? `${panel.name}_` : panel.name];
  const page =
    linked ?? (known && fill(known, (part) => (part === "step" ? panel?.step : panel?.subject) ?? ""));
  if (!panel || page === undefined) return undefined;
  return { ...panel, page, home: (known ?? page).split(/[{?]/, 1)[0] ?? page };
};

/** The address of a panel's page with what the panel remembers. Pure. */
export const withMemory = (page: string, memory: PanelMemory): string =>
  Object.entries(memory).reduce(
    (address, [name, value]) =>
      value ? `${address}${address.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}` : address,
    page,
  );

/** What a panel remembers of the address that it shows: the parameters that its page names, empty when they are not there. Pure. */
export const rememberedOf = (address: string, names: string): PanelMemory => {
  const params = new URLSearchParams(address.split("?")[1]);
  return Object.fromEntries(names.split(" ").map((name) => [name, params.get(name) ?? ""]));
};
