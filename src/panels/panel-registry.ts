import type { OfferedPanel } from "./offered-panels.ts";
import type { PanelName } from "./panel-hash.ts";
import type { PanelModule } from "./panel-module.ts";

type Fetch = () => Promise<PanelModule>;

const panels: Readonly<Record<OfferedPanel, Fetch>> = {
  compare: () => import("./compare/compare-panel.tsx"),
  specifications: () => import("./specifications/specifications-panel.tsx"),
};

/**
 * The panels that exist, by name; each is fetched when it is opened and brings its own wording. A panel that is not
 * here is not offered: its hash does nothing.
 */
export const panelRegistry: Readonly<Partial<Record<PanelName, Fetch>>> = panels;
