import { call } from "#api/call.ts";
import { knownShop } from "#api/known-shop.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ChoiceGroup } from "#ui/choice-group/choice-group.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { valueCar } from "../actions/value-car.ts";
import { DealerLine } from "../dealers/dealer-line.tsx";
import { PlaceForm } from "../dealers/place-form.tsx";
import { valuingDealers } from "../dealers/valuing-dealers.ts";
import { dealerFields } from "../fields/visit-fields.ts";
import { OptionsUnavailable } from "../options-unavailable.tsx";
import { StepFrame } from "../step-frame.tsx";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { isForReservation, tradeInWizard } from "../trade-in-wizard.ts";

/** As many as fit on a phone together with the next question. */
const inSight = 4;

/** The dealer that inspects the car, and the visitor's intention. */
export const DealerPage = async (input: TradeInPageInput) => {
  const { locale, query } = input;
  const t = await getScopedI18n("tradeIn");
  const params = new URLSearchParams(query);
  const isExchange = isForReservation(params);
  const { back, form } = await preparePage(tradeInWizard, "dealer", input);
  const dealers = await call("dealers", {}, await readCaller(locale));
  if (!dealers.ok)
    return (
      <StepFrame page="dealer" title={t("dealerTitle")} back={back}>
        <OptionsUnavailable again={wizardAddress("trade-in", locale, "dealer", query)} />
      </StepFrame>
    );
  const available = valuingDealers(dealers.value, knownShop().dealerGroups.CEV, {
    country: marketOf(locale).country,
    zip: params.get("zip") ?? undefined,
  });
  if (available.length === 0)
    return (
      <StepFrame page="dealer" title={t("dealerTitle")} back={back}>
        <p>{t("noDealers")}</p>
      </StepFrame>
    );
  // The nearest one, or the first, and the sale are what most visitors come for.
  const begun = { dealerId: available[0]?.dealer.id, intention: "2" };
  const { frame, choice } = await form(dealerFields({ isExchange }), begun);
  return (
    <StepFrame page="dealer" title={t("dealerTitle")} intro={t("dealerIntro")} back={back}>
      <PlaceForm locale={locale} query={params} />
      <PostedForm {...frame} action={valueCar} submit={t("value")}>
        <ChoiceGroup
          {...choice("dealerId")}
          label={t("dealer")}
          choices={available.map((each) => ({ value: each.dealer.id, text: <DealerLine {...each} /> }))}
          inSight={inSight}
          more={t("moreDealers", { count: available.length - inSight })}
        />
        {isExchange ? (
          <p>{t("exchangeForced")}</p>
        ) : (
          <ChoiceGroup
            {...choice("intention")}
            label={t("intention")}
            choices={[
              { value: "1", text: t("exchange") },
              { value: "2", text: t("sell") },
            ]}
          />
        )}
      </PostedForm>
    </StepFrame>
  );
};
