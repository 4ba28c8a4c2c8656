"use server";

import { call } from "#api/call.ts";
import { readCaller, readVisitor } from "#api/session/read-visitor.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import type { Locale } from "#platform/locale.ts";
import { fail, ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { trackStep } from "#wizard/track-step.ts";
import type { WizardState } from "#wizard/wizard-state.ts";
import { financingFields } from "../fields/financing-fields.ts";
import { loadTradeIn } from "../load-choices.ts";
import { reservationWizard } from "../reservation-wizard.ts";

/** What the chosen trade-in is worth, in whole euros. */
const worthOf = async (
  { answers }: Pick<WizardState, "answers">,
  locale: Locale,
): Promise<number | undefined> => {
  const stored = await loadTradeIn(answers.payment?.retake, { locale, visitor: await readVisitor() });
  return stored?.ok ? Math.floor(stored.value.actualValuation) : undefined;
};

/** Takes deposit and term. What the service brings within its limits is shown before it counts, as is what the "again" button requests. */
export const chooseFinancing = async (form: FormData): Promise<void> =>
  answerPage(form, reservationWizard, "financing", {
    fields: () => financingFields,
    submit: async ({ deposit: typed, months, promo, next }, given) => {
      const { locale, state, place } = given;
      const deposit = next === "car" ? await worthOf(state, locale) : typed;
      if (deposit === undefined) return fail("not-found", "No trade-in was chosen");
      const query = { initialValue: deposit, nrPayments: months, pdf: false, promo: promo !== "0" };
      const quote = await call("quote", { params: { vin: state.about }, query }, await readCaller(locale));
      if (!quote.ok) return quote;
      const offered = {
        deposit: String(quote.value.initialValue),
        months: String(quote.value.nrPayments),
        promo,
      };
      const isOffered = quote.value.initialValue === deposit && quote.value.nrPayments === months;
      if (next !== "" || !isOffered)
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
