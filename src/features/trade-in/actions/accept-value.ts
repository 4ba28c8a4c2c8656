"use server";

import { readVisitor } from "#api/session/read-visitor.ts";
import { ok } from "#platform/result.ts";
import { isSignedIn } from "#platform/session.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** Takes that the visitor goes on from the valuation to an appointment. */
export const acceptValue = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "valuation", {
    fields: () => ({}),
    submit: async (_, given) => {
      // Whoever has signed in since the valuation has taken it over.
      const customer = isSignedIn(await readVisitor()) && { customer: "yes" };
      const valuation = { ...given.state.answers.valuation, ...customer, seen: "yes" };
      return ok({ answers: { valuation } });
    },
  });
