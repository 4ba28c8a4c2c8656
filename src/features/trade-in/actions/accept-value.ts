"use server";

import { readVisitor } from "#api/session/read-visitor.ts";
import { ok } from "#platform/result.ts";
import { isSignedIn } from "#platform/session.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { bookChosen, bookingRules } from "../booking/book-chosen.ts";
import { firstSlotFields } from "../fields/visit-fields.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/** Handles the step from the valuation to an appointment: one of the first free slots, or the page with all. */
export const acceptValue = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "valuation", {
    ...bookingRules,
    fields: () => firstSlotFields,
    limit: ({ slot }) => (slot === undefined ? undefined : { name: "booking" }),
    submit: async ({ slot }, given) => {
      // A visitor who has signed in since then owns the valuation.
      const customer = isSignedIn(await readVisitor()) && { customer: "yes" };
      const valuation = { ...given.state.answers.valuation, ...customer, seen: "yes" };
      if (slot === undefined) return ok({ answers: { valuation } });
      const answers = { ...given.state.answers, valuation };
      return bookChosen(slot, { ...given, state: { ...given.state, answers } });
    },
  });
