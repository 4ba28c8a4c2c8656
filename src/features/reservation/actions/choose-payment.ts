"use server";

import { readVisitor } from "#api/session/read-visitor.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { fail, ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { trackStep } from "#wizard/track-step.ts";
import { noTradeIn, paymentFields, toBeValued } from "../fields/payment-fields.ts";
import { loadTradeIn } from "../load-choices.ts";
import { reservationWizard } from "../reservation-wizard.ts";

/** The query of a trade-in for which a reservation waits, with what was chosen for that. */
const awaited = (vin: string, query: string): string => {
  const params = new URLSearchParams(query);
  for (const name of ["vin", "retake"]) params.delete(name);
  params.set("reserve", vin);
  return String(params);
};

/**
 * Takes how the vehicle is paid. A car that is still to be valued redirects to the trade-in, which returns here: the address
 * carries the vehicle along (the specified open-reserve-after-trade-in flag).
 */
export const choosePayment = async (form: FormData): Promise<void> =>
  answerPage(form, reservationWizard, "payment", {
    fields: () => paymentFields,
    refusals: { "not-found": "tradeInGone", retake: "tradeInGone" },
    submit: async ({ retake }, given) => {
      const { locale, state, place } = given;
      const visitor = await readVisitor();
      if (retake !== noTradeIn && retake !== toBeValued) {
        const stored = await loadTradeIn(retake, { locale, visitor });
        if (!stored)
          return fail("invalid", "No customer is signed in to own a trade-in", { field: "retake" });
        if (!stored.ok) return stored;
      }
      if (retake === toBeValued)
        return ok({
          detour: wizardAddress("trade-in", locale, undefined, awaited(state.about, place.query)),
        });
      return ok({ told: await trackStep(trackingCodes.reserveStep1, given) });
    },
  });
