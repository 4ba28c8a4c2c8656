import { readKeptForm } from "#forms/kept-form.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { TextInput } from "#ui/text-input/text-input.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { lookUpPlate } from "../actions/look-up-plate.ts";
import { plateFields } from "../fields/car-fields.ts";
import { StepFrame } from "../step-frame.tsx";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** Plate and kilometres; what `plate-form` sent along stands there at first. */
export const PlatePage = async (asked: TradeInPageInput) => {
  const t = await getScopedI18n("tradeIn");
  const { back, form } = await preparePage(tradeInWizard, "plate", asked);
  const { frame, text, box } = await form(plateFields(asked.locale));
  const sent = asked.state ? undefined : (await readKeptForm(asked.query))?.texts;
  return (
    <StepFrame page="plate" title={t("plateTitle")} intro={t("plateIntro")} back={back}>
      <PostedForm {...frame} action={lookUpPlate} submit={t("lookUp")}>
        <TextField
          {...text("plate")}
          {...(sent?.plate && { defaultValue: sent.plate })}
          label={t("plate")}
          help={t("plateHelp", { example: marketOf(asked.locale).plate.example })}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <TextInput
          {...box("noPlate")}
          {...(sent?.noPlate && { defaultChecked: true })}
          type="checkbox"
          label={t("noPlate")}
        />
        <TextField
          {...text("kms")}
          label={t("kms")}
          help={t("kmsHelp")}
          inputMode="numeric"
          autoComplete="off"
        />
      </PostedForm>
    </StepFrame>
  );
};
