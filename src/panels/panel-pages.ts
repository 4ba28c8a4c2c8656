import { aboutOf, requestPanels } from "#domain/request-panels.ts";
import { routePath, routes } from "#domain/route-paths.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import type { Locale } from "#platform/locale.ts";
import type { PanelPages } from "./find-panel.ts";

/** The pages of a panel with a form: by its name alone, unless it means nothing without a vehicle, and about a vehicle. */
const requestEntries = (locale: Locale): Record<string, string> => {
  const entries: Record<string, string> = {};
  for (const panel of requestPanels) {
    const page = routePath("request", locale, { panel });
    const isOfVehicle = aboutOf[panel] === "vehicle";
    if (isOfVehicle) entries[`${panel}_`] = `${page}?vin={vin}`;
    if (!isOfVehicle || panel === "contact") entries[panel] = page;
  }
  return entries;
};

/** Where the page of each panel is that a hash opens; see `PanelPages`. */
export const panelPages = (locale: Locale): PanelPages => ({
  compare: routes.compare[locale],
  favorite: routes.favourites[locale],
  specifications_: routes.specifications[locale],
  tradein: wizardPath("trade-in", locale),
  tradein_: `${wizardPath("trade-in", locale)}?step={step}&retake={id}`,
  ...requestEntries(locale),
});
