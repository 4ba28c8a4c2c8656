import { startDropdowns } from "#ui/dropdown/start-dropdowns.ts";
import { startPopups } from "#ui/popup/start-popups.ts";
import { startTooltips } from "#ui/tooltip/start-tooltips.ts";
import { startMenus } from "./start-menus.ts";
import { startReservedArea } from "./start-reserved-area.ts";

/** What every page does: menus, and the small widgets that may stand anywhere. */
export const start = (): void => {
  startMenus();
  startReservedArea();
  startTooltips();
  startDropdowns();
  startPopups();
};
