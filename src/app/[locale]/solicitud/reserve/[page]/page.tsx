import "#cms/form-styles.ts";
import type { Metadata } from "next";
import { readVisitor } from "#api/session/read-visitor.ts";
import { WizardFrame } from "#cms/frame/wizard-frame.tsx";
import { reservationWizard } from "#features/reservation/reservation-wizard.ts";
import { isPlainReservePage, renderedReservePages } from "#features/reservation/reserve-pages.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { enterWizard } from "#wizard/prepare-page.ts";
import { formMetadata } from "../../../form-metadata.ts";
import { readWizardPage, type WizardProps } from "../../../wizard-route.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: WizardProps): Promise<Metadata> => {
  const { page, state } = await readWizardPage(props);
  const t = await getScopedI18n("reservation");
  return formMetadata(isPlainReservePage(page) ? t(renderedReservePages[page].title) : t("title"), state);
};

/** A page of the reservation except the card step; its bare address redirects to the first open page. */
export default async function Page(props: WizardProps) {
  const { page, ...request } = await readWizardPage(props);
  if (!isPlainReservePage(page)) return enterWizard(reservationWizard, request);
  const { Page: StepPage } = renderedReservePages[page];
  return (
    <WizardFrame wizard="reserve" page={page} locale={request.locale} query={request.query}>
      <StepPage {...request} visitor={await readVisitor()} />
    </WizardFrame>
  );
}
