import type { PanelName } from "#domain/panel-hash.ts";
import { requestPanels } from "#domain/request-panels.ts";

/** The panels that exist; others are not linked, and their hash is ignored. */
export const offeredPanels = [
  "compare",
  "favorite",
  "specifications",
  "tradein",
  "reservation",
  ...requestPanels,
] as const satisfies readonly PanelName[];
