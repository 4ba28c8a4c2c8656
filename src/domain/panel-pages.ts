import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { findPanel, type PanelPages } from "./find-panel.ts";
import { aboutOf, requestPanels } from "./request-panels.ts";
import { routePath, routes } from "./route-paths.ts";
import { wizardPath } from "./wizard-address.ts";

/** The pages of a panel with a form: by its name alone, unless it means nothing without a vehicle, and about a vehicle. */
const requestEntries = (locale: Locale): Record<string, string> => {
  const entries: Record<string, string> = {};
  for (const panel of requestPanels) {
    const page = routePath("request", locale, { panel });
    const isOfVehicle = aboutOf[panel] === "vehicle";
    if (isOfVehicle) entries[`${panel}_`] = `${page}?vin={subject}`;
    if (!isOfVehicle || panel === "contact") entries[panel] = page;
  }
  return entries;
};

/** Where the page of each panel is that a hash opens; see `PanelPages`. */
export const panelPages = (locale: Locale): PanelPages => ({
  compare: routes.compare[locale],
  favorite: routes.favourites[locale],
  specifications_: fill(routes.specifications[locale], { vin: "{subject}" }),
  tradein: wizardPath("trade-in", locale),
  tradein_: `${wizardPath("trade-in", locale)}?step={step}&retake={subject}`,
  reservation_: `${wizardPath("reserve", locale)}?vin={subject}`,
  ...requestEntries(locale),
});

/** Where a link leads, with what scripts do in its place: a hash that opens a panel leads to the panel's page, which the panel is the upgrade of. Pure. */
export const panelLink = (
  href: string,
  locale: Locale,
): { readonly href: string; readonly "data-panel"?: string } => {
  const page = findPanel(href, panelPages(locale))?.page;
  return page === undefined ? { href } : { href: page, "data-panel": href.slice(1) };
};
