"use server";

import { call } from "#api/call.ts";
import { withOwner } from "#api/session/with-owner.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { routePath } from "#domain/route-paths.ts";
import { consentVersion } from "#forms/consent-version.ts";
import { formStateAddress } from "#forms/form-state.ts";
import { parseTexts } from "#forms/parse-texts.ts";
import { personFields } from "#forms/person-fields.ts";
import { storeForm } from "#forms/stored-form.ts";
import { ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { describeInLetter } from "../describe-in-letter.ts";
import { nameInRequest } from "../described-car.ts";
import { valuationRequestFields } from "../fields/visit-fields.ts";
import { tradeInWizard } from "../trade-in-wizard.ts";
import { unknownOptionError } from "../unknown-option-error.ts";

/**
 * Requests a manual valuation of a car for which the stock has too few comparables: general contact, with all
 * answers. A service that takes the car gives it a page for photos and an appointment.
 */
export const requestValuation = async (form: FormData): Promise<void> =>
  answerPage(form, tradeInWizard, "ask", {
    refusals: { "appointment-limit": "appointmentLimit", slot: "slotTaken" },
    fieldsOf: { dateTime: "slot", hour: "slot" },
    fields: () => valuationRequestFields,
    // It sends a mail, so it counts as one.
    limit: (_, { answers }) => ({ name: "lead", subject: answers.person?.email?.trim() ?? "" }),
    submit: async ({ message, slot }, { locale, state, place, requestId, campaign }) => {
      const person = parseTexts(state.answers.person, personFields(locale));
      if (!person) return unknownOptionError("message");
      const { name, email, phone = "" } = person;
      const letter = describeInLetter(state.answers, message, locale);
      const dealerId = state.answers.dealer?.dealerId;
      const car = nameInRequest(state.answers);
      const body = {
        ...{ type: leadTypes.contact, name, email, phone, message: letter, requestId },
        ...(dealerId && { dealerId, ...(car && { car, ...(slot && { slot }) }) }),
      };
      const sent = await withOwner(locale, (caller) =>
        call(
          "lead",
          { body: { ...body, consent: true, consentVersion, path: place.path } },
          { ...caller, campaign },
        ),
      );
      if (!sent.ok) return sent.error.code === "slot-taken" ? unknownOptionError("slot") : sent;
      const { id, carRequestId } = sent.value ?? {};
      if (carRequestId) {
        const own = { path: routePath("carRequest", locale, { id: carRequestId }), query: "" };
        return ok({ end: formStateAddress(own, "done") });
      }
      const contact = { path: routePath("request", locale, { panel: "contact" }), query: "" };
      await storeForm(contact, { texts: { name, email, phone, message: letter }, reference: id });
      return ok({ end: formStateAddress(contact, "done") });
    },
  });
