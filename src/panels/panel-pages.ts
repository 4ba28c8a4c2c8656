import { requestPanels } from "#domain/request-panels.ts";
import { routePath, routes } from "#domain/route-paths.ts";
import type { Locale } from "#platform/locale.ts";
import type { PanelPages } from "./find-panel.ts";
import type { OfferedPanel } from "./offered-panels.ts";

/** Where the page of each panel is; `{vin}` and the like stand for what it is about. */
export const panelPages = (locale: Locale): PanelPages & Record<OfferedPanel, string> => {
  const requests = requestPanels.map((panel) => [panel, routePath("request", locale, { panel })] as const);
  return {
    compare: routes.compare[locale],
    favorite: routes.favourites[locale],
    specifications: routes.specifications[locale],
    ...(Object.fromEntries(requests) as Record<(typeof requestPanels)[number], string>),
  };
};
