"use server";

import { trackingCodes } from "#domain/tracking-codes.ts";
import { hiddenFields } from "#forms/hidden-fields.ts";
import { knownLocale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { trackStep } from "#wizard/track-step.ts";
import { readWizard } from "#wizard/wizard-state.ts";
import { deliversTo, notDeliveredThere } from "../delivers-to.ts";
import { buyerFields, checkExtraReceipt } from "../fields/buyer-fields.ts";
import { deliveryChoices } from "../fields/delivery-fields.ts";
import { withWholeAddress } from "../fields/whole-address.ts";
import { isFinanced } from "../reservation-flow.ts";
import { reservationWizard } from "../reservation-wizard.ts";
import { isLoginSkipped } from "../skipped-login.ts";

/** Saves who reserves. The customer has signed in, which is the step before. */
export const saveBuyerDetails = async (form: FormData): Promise<void> => {
  const requested = form.get(hiddenFields.locale);
  const locale = knownLocale(requested);
  const { answers = {} } = (await readWizard("reserve", locale)) ?? {};
  return answerPage(withWholeAddress(form, locale), reservationWizard, "person", {
    fields: () => buyerFields(locale, { isFinanced: isFinanced(answers) }),
    check: (values) => checkExtraReceipt(values, locale),
    refusals: { zipCode: "notBroughtHome" },
    submit: async ({ zipCode }, given) => {
      const isHome = given.state.answers.delivery?.delivery === deliveryChoices.home;
      if (isHome && !(await deliversTo(zipCode, given))) return notDeliveredThere("zipCode");
      const { state } = given;
      const before = isLoginSkipped(state.answers)
        ? state.told
        : await trackStep(trackingCodes.reserveStep4, given);
      const tracked = await trackStep(trackingCodes.reserveStep5, {
        ...given,
        state: { ...state, told: before },
      });
      return ok({ told: tracked });
    },
  });
};
