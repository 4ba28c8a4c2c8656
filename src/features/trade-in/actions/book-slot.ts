"use server";

import { answerPage } from "#wizard/answer-page.ts";
import { bookChosen, bookingRules } from "../booking/book-chosen.ts";
import { bookingFields } from "../fields/visit-fields.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";

/**
 * Books a slot at the dealer, or moves the existing appointment (specification 4, step 5). Success ends the
 * wizard: customers are redirected to their trade-in, others to a page with the appointment that is held
 * until they confirm it by mail.
 */
export const bookSlot = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "booking", {
    ...bookingRules,
    fields: () => bookingFields,
    limit: () => ({ name: "booking" }),
    submit: ({ slot }, given) => bookChosen(slot, given),
  });
