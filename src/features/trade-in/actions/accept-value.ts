"use server";

import { trackingCodes } from "#domain/tracking-codes.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { tellStep } from "#wizard/tell-step.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** Takes that the visitor goes on from the valuation to an appointment. */
export const acceptValue = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "valuation", {
    fields: () => ({}),
    submit: async (_, given) => {
      const valuation = { ...given.state.answers.valuation, seen: "yes" };
      return ok({ answers: { valuation }, told: await tellStep(trackingCodes.retakeEvaluation, given) });
    },
  });
