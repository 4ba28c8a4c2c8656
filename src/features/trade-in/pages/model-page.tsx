import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { ChoiceField } from "#ui/text-input/choice-field.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { chooseModel } from "../actions/choose-model.ts";
import { modelFields } from "../fields/car-fields.ts";
import { OptionsUnavailable } from "../options-unavailable.tsx";
import { SeriesNotice } from "../series-notice.tsx";
import { StepFrame } from "../step-frame.tsx";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";
import { wordsAddress } from "../words-address.ts";

/** The model, from those that the make sold in the year. */
export const ModelPage = async (input: TradeInPageInput) => {
  const { locale, query } = input;
  const t = await getScopedI18n("tradeIn");
  const { answers, back, form } = await preparePage(tradeInWizard, "model", input);
  const { brandId = "", brand = "", year = "", month = "" } = answers.make ?? {};
  const { frame, choice } = await form(modelFields);
  const models = await call(
    "models",
    { params: { brandId }, query: { year: Number(year) } },
    await readCaller(locale),
  );
  const date = marketOf(locale).formats.month(`${year}-${month.padStart(2, "0")}-01T12:00:00Z`);
  return (
    <StepFrame page="model" title={t("modelTitle")} intro={t("modelIntro", { brand, date })} back={back}>
      <SeriesNotice answers={answers} locale={locale} />
      {!models.ok && <OptionsUnavailable again={wizardAddress("trade-in", locale, "model", query)} />}
      {models.ok && models.value.length === 0 && <p>{t("noModels", { brand })}</p>}
      {models.ok && models.value.length > 0 && (
        <PostedForm {...frame} action={chooseModel} submit={t("next")}>
          <ChoiceField
            {...choice("modelId")}
            label={t("model")}
            blank={t("choose")}
            options={models.value.map(({ id, name }) => ({ value: id, text: name }))}
          />
        </PostedForm>
      )}
      <p>
        <SiteLink href={wordsAddress(locale, query)}>{t("notListed")}</SiteLink>
      </p>
    </StepFrame>
  );
};
