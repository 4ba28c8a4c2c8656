import { wizardAddress } from "#domain/wizard-address.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { ChoiceField } from "#ui/text-input/choice-field.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { chooseVersion } from "../actions/choose-version.ts";
import { versionFields } from "../fields/car-fields.ts";
import { loadVersions } from "../load-versions.ts";
import { optionsIncluding } from "../options-including.ts";
import { OptionsUnavailable } from "../options-unavailable.tsx";
import { StepFrame } from "../step-frame.tsx";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";
import { wordsAddress } from "../words-address.ts";

/** The version; fuel and gearbox too where it does not include them. */
export const VersionPage = async (input: TradeInPageInput) => {
  const { locale, query } = input;
  const t = await getScopedI18n("tradeIn");
  const { answers, back, form } = await preparePage(tradeInWizard, "version", input);
  const { frame, choice } = await form(versionFields);
  const loaded = await loadVersions(answers, locale);
  const intro = t("versionIntro", { brand: answers.make?.brand ?? "", model: answers.model?.model ?? "" });
  if (!loaded.ok || loaded.value.versions.length === 0)
    return (
      <StepFrame page="version" title={t("versionTitle")} intro={intro} back={back}>
        {loaded.ok ? (
          <p>
            <ButtonLink href={wordsAddress(locale, query)}>{t("notListed")}</ButtonLink>
          </p>
        ) : (
          <OptionsUnavailable again={wizardAddress("trade-in", locale, "version", query)} />
        )}
      </StepFrame>
    );
  const { versions, fuels, transmissions } = loaded.value;
  const texts = versions.map(({ id, name, power }) => ({
    value: id,
    text: power === undefined ? name : t("versionText", { name, power }),
  }));
  const field = (name: "fuelId" | "transmissionId", label: string, named: typeof fuels) =>
    versions.some((version) => version[name] === undefined) && (
      <ChoiceField
        {...choice(name)}
        label={label}
        help={t("fuelHelp")}
        blank={t("choose")}
        options={optionsIncluding(named, choice(name).defaultValue)}
      />
    );
  return (
    <StepFrame page="version" title={t("versionTitle")} intro={intro} back={back}>
      <PostedForm {...frame} action={chooseVersion} submit={t("next")}>
        <ChoiceField {...choice("versionId")} label={t("version")} blank={t("choose")} options={texts} />
        {field("fuelId", t("fuel"), fuels)}
        {field("transmissionId", t("transmission"), transmissions)}
      </PostedForm>
      <p>
        <SiteLink href={wordsAddress(locale, query)}>{t("notListed")}</SiteLink>
      </p>
    </StepFrame>
  );
};
