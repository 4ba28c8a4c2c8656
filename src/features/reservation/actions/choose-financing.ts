"use server";

import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { trackStep } from "#wizard/track-step.ts";
import { financingFields } from "../fields/financing-fields.ts";
import { reservationWizard } from "../reservation-wizard.ts";

/** Takes deposit and term. What the service brings within its limits is shown before it counts, as is what the "again" button requests. */
export const chooseFinancing = async (form: FormData): Promise<void> =>
  answerPage(form, reservationWizard, "financing", {
    fields: () => financingFields,
    submit: async ({ deposit, months, next }, given) => {
      const { locale, state, place } = given;
      const query = { initialValue: deposit, nrPayments: months, pdf: false, promo: true };
      const quote = await call("quote", { params: { vin: state.about }, query }, await readCaller(locale));
      if (!quote.ok) return quote;
      const offered = { deposit: String(quote.value.initialValue), months: String(quote.value.nrPayments) };
      const isOffered = quote.value.initialValue === deposit && quote.value.nrPayments === months;
      if (next === "again" || !isOffered)
        return ok({
          answers: { financing: { ...offered, next: "again" } },
          detour: wizardAddress("reserve", locale, "financing", place.query),
        });
      return ok({
        answers: { financing: { ...offered, next: "" } },
        told: await trackStep(trackingCodes.reserveStep2, given),
      });
    },
  });
