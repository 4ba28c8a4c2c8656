import type { ReactNode } from "react";
import { fetchVehicle } from "#api/fetch-vehicle.ts";
import { homePath } from "#domain/routes.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { type WizardName, wizardAddress } from "#domain/wizard-address.ts";
import type { Locale } from "#platform/locale.ts";
import { OutsideContentPage } from "./outside-content-page.tsx";

/** Where one leaves a wizard to: the vehicle that it is about, else home. */
const wizardExit = async (locale: Locale, query: string): Promise<string> => {
  const params = new URLSearchParams(query);
  const vin = params.get("vin") ?? params.get("reserve") ?? "";
  const vehicle = isVin(vin) ? await fetchVehicle(vin, locale) : undefined;
  return vehicle?.ok ? vehicle.value.path : homePath(locale);
};

type WizardFrameProps = {
  readonly wizard: WizardName;
  readonly page: string;
  readonly locale: Locale;
  readonly query: string;
  readonly children: ReactNode;
};

/** The frame of a wizard's page: without menus, with a button that leads out. */
export const WizardFrame = async ({ wizard, page, locale, query, children }: WizardFrameProps) => (
  <OutsideContentPage
    route={(each) => wizardAddress(wizard, each, page, query)}
    locale={locale}
    leadsOut={await wizardExit(locale, query)}
  >
    {children}
  </OutsideContentPage>
);
