"use server";

import { readVisitor } from "#api/session/read-visitor.ts";
import { ok } from "#platform/result.ts";
import { isSignedIn } from "#platform/session.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** Handles the step from the valuation to an appointment. */
export const acceptValue = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "valuation", {
    fields: () => ({}),
    submit: async (_, given) => {
      // A visitor who has signed in since then owns the valuation.
      const customer = isSignedIn(await readVisitor()) && { customer: "yes" };
      const valuation = { ...given.state.answers.valuation, ...customer, seen: "yes" };
      return ok({ answers: { valuation } });
    },
  });
