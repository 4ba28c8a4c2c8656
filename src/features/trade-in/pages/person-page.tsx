import { wizardAddress } from "#domain/wizard-address.ts";
import { PersonControls } from "#forms/person-controls.tsx";
import { knownPerson, personFields } from "#forms/person-fields.ts";
import { PrivacyControl } from "#forms/privacy-control.tsx";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { saveOwnerDetails } from "../actions/save-owner-details.ts";
import { carName } from "../described-car.ts";
import { readFound } from "../found-car.ts";
import { StepFrame } from "../step-frame.tsx";
import styles from "../trade-in.module.css";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { isInWords, tradeInWizard } from "../trade-in-wizard.ts";

/** Contact details of the owner; prefilled for signed-in visitors. */
export const PersonPage = async (input: TradeInPageInput) => {
  const t = await getScopedI18n("tradeIn");
  const { answers, back, form } = await preparePage(tradeInWizard, "person", input);
  const fields = personFields(input.locale);
  const { frame, text, box } = await form(fields, knownPerson(input.visitor));
  const car =
    answers.found?.own === "yes" && !isInWords(new URLSearchParams(input.query))
      ? readFound(answers.found)
      : undefined;
  const registered = car && marketOf(input.locale).formats.month(`${car.plateDate}T12:00:00Z`);
  return (
    <StepFrame page="person" title={t("personTitle")} intro={t("personIntro")} back={back}>
      {car && (
        <div className={styles.value}>
          <p>
            <b>{carName(car)}</b>
          </p>
          <p>{[car.fuel, car.transmission, registered].join(", ")}</p>
          <p>
            <SiteLink href={wizardAddress("trade-in", input.locale, "found", input.query)}>
              {t("notMine")}
            </SiteLink>
          </p>
        </div>
      )}
      <PostedForm {...frame} action={saveOwnerDetails} submit={t("next")}>
        <PersonControls text={text} />
        <PrivacyControl box={box("privacy")} use={t("personUse")} />
      </PostedForm>
    </StepFrame>
  );
};
