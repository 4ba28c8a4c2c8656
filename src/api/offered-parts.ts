import "server-only";
import type { PanelName } from "#domain/panel-hash.ts";
import { isRequestPanel, type RequestPanel, requestPanels } from "#domain/request-panels.ts";
import { type RouteMatch, type RouteName, routes } from "#domain/route-paths.ts";
import { isWizard, type WizardName } from "#domain/wizard-address.ts";
import { readLanguage } from "#platform/language-cookie.ts";
import { defaultLocale, type Locale } from "#platform/locale.ts";
import { knownShop } from "./known-shop.ts";

/** Whether visitors find a wizard, and what its customers have done in it. */
export const offersWizard = (wizard: WizardName): boolean => knownShop().forms.has(wizard);

/** Whether visitors find the form of a panel. @param isOfVehicle a contact about a vehicle is a request of its own */
export const offersRequest = (panel: RequestPanel, isOfVehicle = false): boolean => {
  // A saved search is no request.
  if (panel === "save-search") return true;
  return knownShop().forms.has(panel === "contact" && isOfVehicle ? "contact-vehicle" : panel);
};

const wizardOfPanel: Partial<Record<PanelName, WizardName>> = { tradein: "trade-in", reservation: "reserve" };

/** The panels that exist at all; others are not linked, and their hash is ignored. */
const panels: readonly string[] = [
  "compare",
  "favorite",
  "specifications",
  "tradein",
  "reservation",
  ...requestPanels,
] satisfies readonly PanelName[];

export const offersPanel = (name: string, isOfVehicle = false): boolean => {
  if (isRequestPanel(name)) return offersRequest(name, isOfVehicle);
  const wizard = wizardOfPanel[name as PanelName];
  return panels.includes(name) && (wizard === undefined || offersWizard(wizard));
};

const wizardOfRoute: Partial<Record<RouteName, WizardName>> = {
  tradeIns: "trade-in",
  tradeIn: "trade-in",
  tradeInCondition: "trade-in",
  tradeInPictures: "trade-in",
  appointment: "trade-in",
  carRequest: "trade-in",
  reservations: "reserve",
  reservation: "reserve",
};

const isDone = (name: RouteName): boolean => {
  const wizard = wizardOfRoute[name];
  return wizard === undefined || offersWizard(wizard);
};

/** Whether content may link an application route, whatever its parameters. */
export const offersRoute = (name: RouteName): boolean => routes[name].offered && isDone(name);

/** Whether the shop does what the page of a route is for. @param isOfVehicle its query names a vehicle */
export const offersPage = ({ name, params }: RouteMatch, isOfVehicle: boolean): boolean => {
  const { panel } = params;
  if (isWizard(panel)) return offersWizard(panel);
  return isRequestPanel(panel) ? offersRequest(panel, isOfVehicle) : isDone(name);
};

/** Of a page's addresses by language those that the shop has. */
export const offeredAlternates = <Address>(
  alternates: Readonly<Partial<Record<Locale, Address>>>,
): Partial<Record<Locale, Address>> => {
  const { languages } = knownShop();
  return Object.fromEntries(
    languages.flatMap((locale) => {
      const address = alternates[locale];
      return address === undefined ? [] : [[locale, address]];
    }),
  );
};

/**
 * The language of the home page at `/`: the one that a visitor has chosen before, by their cookies, else the default one, so that
 * crawlers find it, or the first of the shop where it does not have that.
 */
export const languageFor = (cookies: string | null | undefined): Locale => {
  const chosen = readLanguage(cookies);
  return chosen && knownShop().languages.includes(chosen) ? chosen : offeredLocale(defaultLocale);
};

/** The language of an address, or the first of the shop where it does not have that one. */
export const offeredLocale = (locale: Locale): Locale => {
  const { languages } = knownShop();
  return languages.includes(locale) ? locale : languages[0];
};
