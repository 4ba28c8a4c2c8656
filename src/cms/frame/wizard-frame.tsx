import type { ReactNode } from "react";
import { homePath } from "#domain/routes.ts";
import { isVin, vinPath } from "#domain/vehicle-address.ts";
import { type WizardName, wizardAddress } from "#domain/wizard-address.ts";
import type { Locale } from "#platform/locale.ts";
import { OutsideContentPage } from "./outside-content-page.tsx";

/** Where one leaves a wizard to: the vehicle that it is about, else home. */
const wizardExit = (locale: Locale, query: string): string => {
  const params = new URLSearchParams(query);
  const vin = params.get("vin") ?? params.get("reserve") ?? "";
  return isVin(vin) ? vinPath(locale, "car", vin) : homePath(locale);
};

type WizardFrameProps = {
  readonly wizard: WizardName;
  readonly page: string;
  readonly locale: Locale;
  readonly query: string;
  readonly children: ReactNode;
};

/** The frame of a wizard's page: without menus, with a button that leads out. */
export const WizardFrame = ({ wizard, page, locale, query, children }: WizardFrameProps) => (
  <OutsideContentPage
    route={(each) => wizardAddress(wizard, each, page, query)}
    locale={locale}
    leadsOut={wizardExit(locale, query)}
  >
    {children}
  </OutsideContentPage>
);
