import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ChoiceGroup } from "#ui/choice-group/choice-group.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { preparePage } from "#wizard/prepare-page.ts";
import { confirmCar } from "../actions/confirm-car.ts";
import { CarFacts } from "../car-facts.tsx";
import { foundFields } from "../fields/car-fields.ts";
import { readFound } from "../found-car.ts";
import { StepFrame } from "../step-frame.tsx";
import type { TradeInPageInput } from "../trade-in-page-input.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** The car of the plate lookup, to be confirmed. */
export const FoundPage = async (input: TradeInPageInput) => {
  const t = await getScopedI18n("tradeIn");
  const { answers, back, form } = await preparePage(tradeInWizard, "found", input);
  const { frame, choice } = await form(foundFields, { own: "yes" });
  const car = readFound(answers.found);
  const { plate: plates } = marketOf(input.locale);
  return (
    <StepFrame
      page="found"
      title={t("foundTitle")}
      intro={t("foundIntro", { plate: plates.text(plates.normalise(answers.plate?.plate ?? "") ?? "") })}
      back={back}
    >
      {car && <CarFacts car={car} locale={input.locale} />}
      <PostedForm {...frame} action={confirmCar} submit={t("next")}>
        <ChoiceGroup
          {...choice("own")}
          label={t("own")}
          choices={[
            { value: "yes", text: t("ownYes") },
            { value: "no", text: t("ownNo") },
          ]}
        />
      </PostedForm>
    </StepFrame>
  );
};
