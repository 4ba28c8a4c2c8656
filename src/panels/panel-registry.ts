import type { PanelName } from "./panel-hash.ts";
import type { PanelModule } from "./panel-module.ts";

/**
 * The panels that exist, by name; each is fetched when it is opened and brings its own wording. A panel that is not
 * here is not offered: its hash does nothing.
 */
export const panelRegistry: Readonly<Partial<Record<PanelName, () => Promise<PanelModule>>>> = {
  compare: () => import("./compare/compare-panel.tsx"),
  specifications: () => import("./specifications/specifications-panel.tsx"),
};
