import { type PanelAddress, parsePanelHash } from "#domain/panel-hash.ts";
import { homeOfPanel, type PanelPages, panelPage } from "#domain/panel-page.ts";
import type { PanelMemory } from "./panel-state.ts";

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
  const known = panel && panelPage(panel, pages);
  const page = linked ?? known?.page;
  if (!panel || page === undefined) return undefined;
  return { ...panel, page, home: known?.home ?? homeOfPanel(page) };
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
