import { call } from "#api/call.ts";
import { takesField } from "#api/service-extensions.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { whatsappAddress } from "#domain/whatsapp-address.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ok } from "#platform/result.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { ChoiceField } from "#ui/text-input/choice-field.tsx";
import { TextArea } from "#ui/text-input/text-area.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { requestValuation } from "../actions/request-valuation.ts";
import { dayHeading } from "../booking/slot-texts.ts";
import { describeInLetter } from "../describe-in-letter.ts";
import { valuationRequestFields } from "../fields/visit-fields.ts";
import { StepFrame } from "../step-frame.tsx";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { isInWords, isPlateless, tradeInWizard } from "../trade-in-wizard.ts";

/** Form for a manual valuation: without a plate, or with too few comparables in stock. */
export const ValuationRequestPage = async (input: TradeInPageInput) => {
  const { locale } = input;
  const t = await getScopedI18n("tradeIn");
  const forms = await getScopedI18n("forms");
  const { answers, back, form } = await preparePage(tradeInWizard, "ask", input);
  const caller = await readCaller(locale);
  const dealerId = answers.dealer?.dealerId ?? "";
  const takesCar = takesField("data", "car");
  const [dealers, schedule] = await Promise.all([
    call("dealers", {}, caller),
    takesCar ? call("dealerSchedule", { params: { dealerId } }, caller) : ok({ availableSlots: [] }),
  ]);
  const dealer = dealers.ok ? dealers.value.find(({ id }) => id === dealerId) : undefined;
  const slots = (schedule.ok ? schedule.value.availableSlots : []).flatMap(({ date, slots: ofDay }) => {
    const day = dayHeading(date, locale);
    return ofDay.map(({ dateTime, hour }) => ({
      value: dateTime,
      text: t("whenText", { day, hour }),
      group: day,
    }));
  });
  const query = new URLSearchParams(input.query);
  const noPlate = isPlateless(query);
  const inWords = isInWords(query);
  query.delete("noPlate");
  const { frame, text, choice } = await form(valuationRequestFields);
  return (
    <StepFrame
      page="ask"
      title={t("askTitle")}
      intro={t(inWords ? "askIntroWords" : noPlate ? "askIntroNoPlate" : "askIntro")}
      back={back}
    >
      {noPlate && !inWords && (
        <p>
          <SiteLink href={wizardAddress("trade-in", locale, "plate", String(query))}>
            {t("addPlate")}
          </SiteLink>
        </p>
      )}
      <PostedForm {...frame} action={requestValuation} submit={t("askSend")}>
        {slots.length > 0 && (
          <ChoiceField
            {...choice("slot")}
            label={t("askSlot")}
            help={dealer?.name}
            blank={t("askNoSlot")}
            options={slots}
          />
        )}
        <TextArea {...text("message")} label={forms("optional", { label: t("askMessage") })} />
        {takesCar && <p>{t("askThen")}</p>}
      </PostedForm>
      {!takesCar && dealer?.whatsapp && (
        <p>
          <SiteLink href={whatsappAddress(dealer.whatsapp, describeInLetter(answers, undefined, locale))}>
            {t("askPhotos", { dealer: dealer.name })}
          </SiteLink>
        </p>
      )}
    </StepFrame>
  );
};
