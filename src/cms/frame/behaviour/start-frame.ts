import { startTooltips } from "#ui/tooltip/start-tooltips.ts";
import { startMenus } from "./start-menus.ts";
import { takeUpDeployment } from "./take-up-deployment.ts";

/** What every page does around its content: menus, tooltips, noticing a new build. */
export const start = (): void => {
  startMenus();
  startTooltips();
  takeUpDeployment();
};
