import { PersonControls } from "#forms/person-controls.tsx";
import { knownPerson, personFields } from "#forms/person-fields.ts";
import { PrivacyControl } from "#forms/privacy-control.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { saveOwnerDetails } from "../actions/save-owner-details.ts";
import { StepFrame } from "../step-frame.tsx";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** Contact details of the owner; prefilled for signed-in visitors. */
export const PersonPage = async (input: TradeInPageInput) => {
  const t = await getScopedI18n("tradeIn");
  const { back, form } = await preparePage(tradeInWizard, "person", input);
  const fields = personFields(input.locale);
  const { frame, text, box } = await form(fields, knownPerson(input.visitor));
  return (
    <StepFrame page="person" title={t("personTitle")} intro={t("personIntro")} back={back}>
      <PostedForm {...frame} action={saveOwnerDetails} submit={t("next")}>
        <PersonControls text={text} />
        <PrivacyControl box={box("privacy")} use={t("personUse")} />
      </PostedForm>
    </StepFrame>
  );
};
