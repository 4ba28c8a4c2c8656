import "#cms/form-styles.ts";
import type { Metadata } from "next";
import { readVisitor } from "#api/session/read-visitor.ts";
import { WizardFrame } from "#cms/frame/wizard-frame.tsx";
import { isTradeInPage } from "#domain/trade-in-pages.ts";
import { renderedTradeInPages } from "#features/trade-in/trade-in-pages.ts";
import { tradeInWizard } from "#features/trade-in/trade-in-wizard.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { enterWizard } from "#wizard/prepare-page.ts";
import { formMetadata } from "../../../form-metadata.ts";
import { readWizardPage, type WizardProps } from "../../../wizard-route.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: WizardProps): Promise<Metadata> => {
  const { page, state } = await readWizardPage(props);
  const t = await getScopedI18n("tradeIn");
  return formMetadata(isTradeInPage(page) ? t(renderedTradeInPages[page].title) : t("title"), state);
};

/** A page of the trade-in; its bare address redirects to the first open page. */
export default async function Page(props: WizardProps) {
  const { page, ...request } = await readWizardPage(props);
  if (!isTradeInPage(page)) return enterWizard(tradeInWizard, request);
  const { Page: StepPage } = renderedTradeInPages[page];
  return (
    <WizardFrame wizard="trade-in" page={page} locale={request.locale} query={request.query}>
      <StepPage {...request} visitor={await readVisitor()} />
    </WizardFrame>
  );
}
