import type { PanelName } from "#domain/panel-hash.ts";
import { requestPanels } from "#domain/request-panels.ts";

/** The panels that exist; the others are nowhere offered, and their hash does nothing. */
export const offeredPanels = [
  "compare",
  "favorite",
  "specifications",
  "tradein",
  "reservation",
  ...requestPanels,
] as const satisfies readonly PanelName[];
