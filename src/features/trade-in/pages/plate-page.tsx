import { wizardAddress } from "#domain/wizard-address.ts";
import { readStoredForm } from "#forms/stored-form.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { lookUpPlate } from "../actions/look-up-plate.ts";
import { plateFields } from "../fields/car-fields.ts";
import { StepFrame } from "../step-frame.tsx";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { isPlateless, tradeInWizard } from "../trade-in-wizard.ts";

/** Plate and mileage; prefilled by `plate-form`. Visitors who do not know the plate continue without it. */
export const PlatePage = async (input: TradeInPageInput) => {
  const t = await getScopedI18n("tradeIn");
  const { back, form } = await preparePage(tradeInWizard, "plate", input);
  const query = new URLSearchParams(input.query);
  const noPlate = isPlateless(query);
  const { frame, text } = await form(plateFields(input.locale, { noPlate }));
  const sent = input.state ? undefined : (await readStoredForm(input.query))?.texts.plate;
  if (noPlate) query.delete("noPlate");
  else query.set("noPlate", "1");
  const other = wizardAddress("trade-in", input.locale, "plate", String(query));
  return (
    <StepFrame
      page="plate"
      title={t("plateTitle")}
      intro={t(noPlate ? "noPlateIntro" : "plateIntro")}
      back={back}
    >
      <PostedForm {...frame} action={lookUpPlate} submit={t(noPlate ? "next" : "lookUp")}>
        {!noPlate && (
          <TextField
            {...text("plate")}
            {...(sent && { defaultValue: sent })}
            label={t("plate")}
            help={t("plateHelp", { example: marketOf(input.locale).plate.example })}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <TextField
          {...text("kms")}
          label={t("kms")}
          help={t("kmsHelp")}
          inputMode="numeric"
          autoComplete="off"
        />
      </PostedForm>
      <p>
        <SiteLink href={other}>{t(noPlate ? "addPlate" : "noPlate")}</SiteLink>
      </p>
    </StepFrame>
  );
};
