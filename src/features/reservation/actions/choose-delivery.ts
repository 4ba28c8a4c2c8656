"use server";

import { readVisitor } from "#api/session/read-visitor.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { hiddenFields } from "#forms/hidden-fields.ts";
import { knownLocale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import { isSignedIn } from "#platform/session.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { trackStep } from "#wizard/track-step.ts";
import { deliversTo, notDeliveredThere } from "../delivers-to.ts";
import { checkDelivery, deliveryChoices, deliveryFields } from "../fields/delivery-fields.ts";
import { reservationWizard } from "../reservation-wizard.ts";
import { storedLogin } from "../skipped-login.ts";

/** Takes where the vehicle comes to, and its warranty. */
export const chooseDelivery = async (form: FormData): Promise<void> => {
  const requested = form.get(hiddenFields.locale);
  const locale = knownLocale(requested);
  return answerPage(form, reservationWizard, "delivery", {
    fields: () => deliveryFields,
    check: (values) => checkDelivery(values, locale),
    submit: async ({ delivery, zipCode }, given) => {
      const isBrought = delivery !== deliveryChoices.custom || (await deliversTo(zipCode, given));
      if (!isBrought) return notDeliveredThere("zipCode");
      const tracked = await trackStep(trackingCodes.reserveStep3, given);
      return ok({ told: tracked, answers: storedLogin(isSignedIn(await readVisitor())) });
    },
    refusals: { zipCode: "notBrought" },
  });
};
