"use server";

import { trackingCodes } from "#domain/tracking-codes.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { trackStep } from "#wizard/track-step.ts";
import { foundFields } from "../fields/car-fields.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** Handles the confirmation of the car that the plate lookup found. */
export const confirmCar = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "found", {
    fields: () => foundFields,
    submit: async ({ own }, given) =>
      ok(own === "yes" ? { told: await trackStep(trackingCodes.retakeStep1, given) } : {}),
  });
