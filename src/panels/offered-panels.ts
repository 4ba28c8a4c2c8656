import { requestPanels } from "#domain/request-panels.ts";
import type { PanelName } from "./panel-hash.ts";

/** The panels that exist; the others are nowhere offered, and their hash does nothing. */
export const offeredPanels = [
  "compare",
  "favorite",
  "specifications",
  "tradein",
  ...requestPanels,
] as const satisfies readonly PanelName[];
