import type { PanelName } from "./panel-hash.ts";

/** The panels that exist; the others are nowhere offered, and their hash does nothing. */
export const offeredPanels = ["compare", "specifications"] as const satisfies readonly PanelName[];

export type OfferedPanel = (typeof offeredPanels)[number];
