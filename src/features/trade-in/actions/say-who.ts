"use server";

import { trackingCodes } from "#domain/tracking-codes.ts";
import { personFields } from "#forms/person-fields.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { tellStep } from "#wizard/tell-step.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** Takes who wants to have a car valued. */
export const sayWho = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "person", {
    fields: (locale) => personFields(locale, { needsPhone: true }),
    submit: async (_, given) => ok({ told: await tellStep(trackingCodes.retakeStep2, given) }),
  });
