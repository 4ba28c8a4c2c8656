import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { whatsappAddress } from "#domain/whatsapp-address.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { optionalMessageField } from "#forms/person-fields.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextArea } from "#ui/text-input/text-area.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { requestValuation } from "../actions/request-valuation.ts";
import { describeInLetter } from "../describe-in-letter.ts";
import { StepFrame } from "../step-frame.tsx";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { isInWords, isPlateless, tradeInWizard } from "../trade-in-wizard.ts";

/** Form for a manual valuation: without a plate, or with too few comparables in stock. */
export const ValuationRequestPage = async (input: TradeInPageInput) => {
  const t = await getScopedI18n("tradeIn");
  const forms = await getScopedI18n("forms");
  const { answers, back, form } = await preparePage(tradeInWizard, "ask", input);
  const dealers = await call("dealers", {}, await readCaller(input.locale));
  const dealer = dealers.ok ? dealers.value.find(({ id }) => id === answers.dealer?.dealerId) : undefined;
  const query = new URLSearchParams(input.query);
  const noPlate = isPlateless(query);
  const inWords = isInWords(query);
  query.delete("noPlate");
  const { frame, text } = await form({ message: optionalMessageField });
  return (
    <StepFrame
      page="ask"
      title={t("askTitle")}
      intro={t(inWords ? "askIntroWords" : noPlate ? "askIntroNoPlate" : "askIntro")}
      back={back}
    >
      {noPlate && !inWords && (
        <p>
          <SiteLink href={wizardAddress("trade-in", input.locale, "plate", String(query))}>
            {t("addPlate")}
          </SiteLink>
        </p>
      )}
      <PostedForm {...frame} action={requestValuation} submit={t("askSend")}>
        <TextArea {...text("message")} label={forms("optional", { label: t("askMessage") })} />
      </PostedForm>
      {dealer?.whatsapp && (
        <p>
          <SiteLink
            href={whatsappAddress(dealer.whatsapp, describeInLetter(answers, undefined, input.locale))}
          >
            {t("askPhotos", { dealer: dealer.name })}
          </SiteLink>
        </p>
      )}
    </StepFrame>
  );
};
