import "#cms/form-styles.ts";
import { redirect } from "next/navigation";
import { WizardFrame } from "#cms/frame/wizard-frame.tsx";
import { wizardAddress, wizardQuery } from "#domain/wizard-address.ts";
import { CardPage } from "#features/reservation/card/card-page.tsx";
import { CardUnavailable } from "#features/reservation/card/card-unavailable.tsx";
import { loadCardStep } from "#features/reservation/card/load-card-step.ts";
import { recordPaid } from "#features/reservation/card/record-paid.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { formMetadata } from "../../../form-metadata.ts";
import { readLocale } from "../../../read-locale.ts";
import { type QueryProps, readFormQuery } from "../../../read-query.ts";

export const dynamic = "force-dynamic";

const readAddress = async (props: QueryProps) => {
  const { formState, query } = await readFormQuery(props);
  return { state: formState, query: wizardQuery(query) };
};

export const generateMetadata = async (props: QueryProps) => {
  await readLocale(props);
  const t = await getScopedI18n("cardStep");
  const { state } = await readAddress(props);
  return formMetadata(t("title"), state);
};

/** The card step of a reservation: the one page that React hydrates in the browser (docs/decisions/0026). */
export default async function Page(props: QueryProps) {
  const locale = await readLocale(props);
  const { state, query } = await readAddress(props);
  const step = await loadCardStep({ locale, query });
  if (step.kind === "paid") await recordPaid(locale);
  if (step.kind === "paid" || step.kind === "elsewhere") redirect(step.leadsTo);
  return (
    <WizardFrame wizard="reserve" page="card" locale={locale} query={query}>
      <div data-whole="">
        {step.kind === "held" ? (
          <CardPage {...{ locale, state, query }} payment={step.payment} stored={step.stored} />
        ) : (
          <CardUnavailable own={wizardAddress("reserve", locale, "card", query)} />
        )}
      </div>
    </WizardFrame>
  );
}
