import type { ReactNode } from "react";
import { type WizardName, wizardAddress } from "#domain/wizard-address.ts";
import { wizardExit } from "#domain/wizard-exit.ts";
import type { Locale } from "#platform/locale.ts";
import { OutsideContentPage } from "./outside-content-page.tsx";

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
