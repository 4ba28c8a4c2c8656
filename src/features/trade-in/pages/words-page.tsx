import { yearList } from "#domain/option-lists.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { ChoiceField } from "#ui/text-input/choice-field.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { describeInWords } from "../actions/describe-in-words.ts";
import { wordsFields } from "../fields/car-fields.ts";
import { StepFrame } from "../step-frame.tsx";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";
import { wordsAddress } from "../words-address.ts";

/** A car that the lists do not have, in the visitor's words; with what is known of it already. */
export const WordsPage = async (input: TradeInPageInput) => {
  const { locale, query } = input;
  const t = await getScopedI18n("tradeIn");
  const year = new Date().getFullYear();
  const { answers, back, form } = await preparePage(tradeInWizard, "words", input);
  const { make, model, register } = answers;
  const known = {
    make: make?.brand ?? register?.brand,
    model: model?.model ?? register?.model,
    year: make?.year ?? register?.plateDate?.slice(0, 4),
    fuel: register?.fuel,
  };
  const { frame, text, choice } = await form(wordsFields(year), known);
  return (
    <StepFrame page="words" title={t("wordsTitle")} intro={t("wordsIntro")} back={back}>
      <PostedForm {...frame} action={describeInWords} submit={t("next")}>
        <TextField {...text("make")} label={t("brand")} autoComplete="off" />
        <TextField {...text("model")} label={t("wordsModel")} autoComplete="off" />
        <ChoiceField
          {...choice("year")}
          label={t("wordsYear")}
          blank={t("choose")}
          options={yearList(year).map((each) => ({ value: String(each), text: String(each) }))}
        />
        <TextField {...text("fuel")} label={t("fuel")} help={t("wordsFuelHelp")} autoComplete="off" />
      </PostedForm>
      <p>
        <SiteLink href={wordsAddress(locale, query, "make")}>{t("wordsBack")}</SiteLink>
      </p>
    </StepFrame>
  );
};
