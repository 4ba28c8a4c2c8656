import "#cms/form-styles.ts";
import type { Metadata } from "next";
import { readVisitor } from "#api/session/read-visitor.ts";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { isTradeInPage } from "#domain/trade-in-pages.ts";
import { wizardAddress, wizardQuery } from "#domain/wizard-address.ts";
import { drawnTradeInPages } from "#features/trade-in/trade-in-pages.ts";
import { tradeInWizard } from "#features/trade-in/trade-in-wizard.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { enterWizard } from "#wizard/prepare-page.ts";
import { readFormSegments } from "../../../../read-form-segments.ts";
import { type LocaleProps, readLocale } from "../../../../read-locale.ts";

export const dynamic = "force-dynamic";

interface Props extends LocaleProps {
  readonly params: Promise<{
    readonly locale: string;
    /** A page of the trade-in, or `start`. The pipeline lets no other name through. */
    readonly page: string;
    readonly rest?: readonly string[];
  }>;
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  await readLocale(props);
  const { page, rest } = await props.params;
  const t = await getScopedI18n("tradeIn");
  const forms = await getScopedI18n("forms");
  const title = isTradeInPage(page) ? t(drawnTradeInPages[page].title) : t("title");
  return {
    title: readFormSegments(rest).asked === "review" ? forms("errorTitle", { title }) : title,
    robots: { index: false, follow: false },
  };
};

/** A page of the trade-in; its address alone leads to the first that is open. */
export default async function Page(props: Props) {
  const locale = await readLocale(props);
  const { page, rest } = await props.params;
  const { asked: state, query: params } = readFormSegments(rest);
  const query = wizardQuery(params);
  if (!isTradeInPage(page)) return enterWizard(tradeInWizard, { locale, state, query });
  const { Page: StepPage } = drawnTradeInPages[page];
  const path = (each: typeof locale) => wizardAddress("trade-in", each, page, query);
  return (
    <OutsideContentPage route={path} locale={locale}>
      <StepPage {...{ locale, state, query }} visitor={await readVisitor()} />
    </OutsideContentPage>
  );
}
