import { startDropdowns } from "#ui/dropdown/start-dropdowns.ts";
import { startPopups } from "#ui/popup/start-popups.ts";
import { startTooltips } from "#ui/tooltip/start-tooltips.ts";
import { startMenus } from "./start-menus.ts";
import { startReservedArea } from "./start-reserved-area.ts";

/** Behaviours of every page: menus, and small widgets that may be anywhere. */
export const start = (): void => {
  startMenus();
  startReservedArea();
  startTooltips();
  startDropdowns();
  startPopups();
};
