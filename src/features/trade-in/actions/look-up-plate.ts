"use server";

import { call } from "#api/call.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { plateFields } from "../fields/car-fields.ts";
import { foundTexts, readFound } from "../found-car.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/**
 * Takes plate and kilometres and looks the plate up. Where that tells nothing the way goes on by hand, and what an earlier one told is
 * dropped (decision 55).
 */
export const lookUpPlate = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "plate", {
    fields: plateFields,
    limit: () => ({ name: "plate" }),
    submit: async ({ plate }, { locale }) => {
      const known = await call("plate", { params: { plate } }, { locale });
      if (!known.ok) {
        const failed = known.error.kind === "not-found" ? "unknown" : "away";
        return ok({ answers: { register: { failed }, found: {} } });
      }
      const found = foundTexts(known.value);
      // A part of a car is confirmed by nobody; it fills in what is asked by hand.
      return ok({ answers: readFound(found) ? { register: {}, found } : { register: found, found: {} } });
    },
  });
