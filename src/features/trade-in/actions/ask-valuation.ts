"use server";

import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { routePath } from "#domain/route-paths.ts";
import { consentVersion } from "#forms/consent-version.ts";
import { formStateAddress } from "#forms/form-state.ts";
import { keepForm } from "#forms/kept-form.ts";
import { parseTexts } from "#forms/parse-texts.ts";
import { optionalMessageField, personFields } from "#forms/person-fields.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { describeInLetter } from "../describe-in-letter.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";
import { unknownOptionError } from "../unknown-option-error.ts";

/** Asks people to value a car that the stock has too little to compare with: general contact, with all that was answered. */
export const askValuation = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "ask", {
    fields: () => ({ message: optionalMessageField }),
    // It is a mail like every other request, whoever sends it.
    limit: (_, { answers }) => ({ name: "lead", subject: answers.person?.email?.trim() ?? "" }),
    submit: async ({ message }, { locale, state, place, requestId, campaign }) => {
      const person = parseTexts(state.answers.person, personFields(locale, { needsPhone: true }));
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
      const asked = { path: routePath("request", locale, { panel: "contact" }), query: "" };
      await keepForm(asked, { texts: { name, email, phone, message: letter }, reference: sent.value?.id });
      return ok({ end: formStateAddress(asked, "done") });
    },
  });
