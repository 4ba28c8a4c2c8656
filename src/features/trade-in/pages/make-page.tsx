import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { yearList } from "#domain/option-lists.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { ChoiceField } from "#ui/text-input/choice-field.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { chooseMake } from "../actions/choose-make.ts";
import { makeFields } from "../fields/car-fields.ts";
import { monthNames } from "../month-names.ts";
import { optionsIncluding } from "../options-including.ts";
import { OptionsUnavailable } from "../options-unavailable.tsx";
import { StepFrame } from "../step-frame.tsx";
import styles from "../trade-in.module.css";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";
import { wordsAddress } from "../words-address.ts";

/** First registration and make of a manually described car. */
export const MakePage = async (input: TradeInPageInput) => {
  const { locale, query } = input;
  const t = await getScopedI18n("tradeIn");
  const year = new Date().getFullYear();
  const { answers, back, form } = await preparePage(tradeInWizard, "make", input);
  const { failed, plateDate, brandId } = answers.register ?? {};
  const isOthers = answers.found?.own === "no";
  const known = isOthers ? {} : { year: plateDate?.slice(0, 4), month: monthOf(plateDate), brandId };
  const { frame, choice } = await form(makeFields(year), known);
  const brands = await call("brands", {}, await readCaller(locale));
  return (
    <StepFrame page="make" title={t("makeTitle")} intro={t("makeIntro")} back={back}>
      {failed && (
        <Notice type="error">
          <p>{t(failed === "away" ? "registerAway" : "tradeInPanelError")}</p>
        </Notice>
      )}
      {brands.ok ? (
        <PostedForm {...frame} action={chooseMake} submit={t("next")}>
          <div className={styles.pair}>
            <ChoiceField
              {...choice("month")}
              label={t("month")}
              blank={t("choose")}
              options={monthNames(locale).map((text, index) => ({ value: String(index + 1), text }))}
            />
            <ChoiceField
              {...choice("year")}
              label={t("year")}
              blank={t("choose")}
              options={yearList(year).map((each) => ({ value: String(each), text: String(each) }))}
            />
          </div>
          <ChoiceField
            {...choice("brandId")}
            label={t("brand")}
            blank={t("choose")}
            options={optionsIncluding(brands.value, choice("brandId").defaultValue)}
          />
        </PostedForm>
      ) : (
        <OptionsUnavailable again={wizardAddress("trade-in", locale, "make", query)} />
      )}
      <p>
        <SiteLink href={wordsAddress(locale, query)}>{t("notListed")}</SiteLink>
      </p>
    </StepFrame>
  );
};

/** `5` for `2019-05-01`. */
const monthOf = (date: string | undefined): string | undefined => date && String(Number(date.slice(5, 7)));
