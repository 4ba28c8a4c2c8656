"use server";

import { trackingCodes } from "#domain/tracking-codes.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { trackStep } from "#wizard/track-step.ts";
import { wordsFields } from "../fields/car-fields.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** Handles a car that the lists do not have, in the visitor's words. */
export const describeInWords = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "words", {
    fields: () => wordsFields(new Date().getFullYear()),
    submit: async (_, given) => ok({ told: await trackStep(trackingCodes.retakeStep1, given) }),
  });
