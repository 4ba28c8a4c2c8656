"use server";

import { trackingCodes } from "#domain/tracking-codes.ts";
import { personFields } from "#forms/person-fields.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { trackStep } from "#wizard/track-step.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** Handles the contact details of the car's owner. */
export const saveOwnerDetails = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "person", {
    fields: (locale) => personFields(locale),
    submit: async (_, given) => ok({ told: await trackStep(trackingCodes.retakeStep2, given) }),
  });
