"use server";

import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { routePath } from "#domain/route-paths.ts";
import { consentVersion } from "#forms/consent-version.ts";
import { formStateAddress } from "#forms/form-state.ts";
import { parseTexts } from "#forms/parse-texts.ts";
import { optionalMessageField, personFields } from "#forms/person-fields.ts";
import { storeForm } from "#forms/stored-form.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { describeInLetter } from "../describe-in-letter.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";
import { unknownOptionError } from "../unknown-option-error.ts";

/**
 * Requests a manual valuation of a car for which the stock has too few comparables: general contact, with all
 * answers.
 */
export const requestValuation = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "ask", {
    fields: () => ({ message: optionalMessageField }),
    // It sends a mail, so it counts as one.
    limit: (_, { answers }) => ({ name: "lead", subject: answers.person?.email?.trim() ?? "" }),
    submit: async ({ message }, { locale, state, place, requestId, campaign }) => {
      const person = parseTexts(state.answers.person, personFields(locale));
      if (!person) return unknownOptionError("message");
      const { name, email, phone = "" } = person;
      const letter = describeInLetter(state.answers, message, locale);
      const dealerId = state.answers.dealer?.dealerId;
      const body = {
        ...{ type: leadTypes.contact, name, email, phone, message: letter, requestId },
        ...(dealerId && { dealerId }),
      };
      const sent = await call(
        "lead",
        { body: { ...body, consent: true, consentVersion, path: place.path } },
        { ...(await readCaller(locale)), campaign },
      );
      if (!sent.ok) return sent;
      const contact = { path: routePath("request", locale, { panel: "contact" }), query: "" };
      await storeForm(contact, { texts: { name, email, phone, message: letter }, reference: sent.value?.id });
      return ok({ end: formStateAddress(contact, "done") });
    },
  });
