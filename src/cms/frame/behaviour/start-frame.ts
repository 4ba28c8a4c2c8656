import { startTooltips } from "#ui/tooltip/start-tooltips.ts";
import { startMenus } from "./start-menus.ts";

/** What every page does around its content: menus, tooltips. */
export const start = (): void => {
  startMenus();
  startTooltips();
};
