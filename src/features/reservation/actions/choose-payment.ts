"use server";

import { trackingCodes } from "#domain/tracking-codes.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { tellStep } from "#wizard/tell-step.ts";
import { paymentFields, toBeValued } from "../fields/payment-fields.ts";
import { reservationWizard } from "../reservation-wizard.ts";

/**
 * Takes how the vehicle is paid. A car that is still to be valued leads into the trade-in with the wish to come back: the address
 * carries the vehicle along (the specified open-reserve-after-trade-in flag).
 */
export const choosePayment = async (form: FormData): Promise<void> =>
  answerPage(form, reservationWizard, "payment", {
    fields: () => paymentFields,
    submit: async ({ retake }, given) => {
      const { locale, state } = given;
      const started = await tellStep(trackingCodes.startReserve, given);
      if (retake === toBeValued)
        return ok({
          told: started,
          detour: wizardAddress("trade-in", locale, undefined, `reserve=${state.about}`),
        });
      const told = await tellStep(trackingCodes.reserveStep1, {
        ...given,
        state: { ...state, told: started },
      });
      return ok({ told });
    },
  });
