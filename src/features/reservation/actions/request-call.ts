"use server";

import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { shortReference } from "#domain/short-reference.ts";
import { wizardPath, wizardQuery } from "#domain/wizard-address.ts";
import { answerForm } from "#forms/answer-form.ts";
import { consentVersion } from "#forms/consent-version.ts";
import { fill } from "#platform/fill.ts";
import { fail, ok } from "#platform/result.ts";
import { wordsOf } from "#platform/wording.ts";
import { readWizard } from "#wizard/wizard-state.ts";
import { callFields } from "../card/call-fields.ts";
import { readStoredPayment } from "../stored-payment.ts";

/**
 * Requests a call for a customer who cannot pay by card: contact about the vehicle (lead 33), in the words and with the telephone of their
 * reservation. All that was answered stays where it is.
 */
export const requestCall = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: () => callFields,
    path: (locale) => wizardPath("reserve", locale, "card"),
    query: wizardQuery,
    limit: () => ({ name: "reservationCall" }),
    submit: async (_, { locale, place, requestId, campaign }) => {
      const wizard = await readWizard("reserve", locale);
      const payment = readStoredPayment(wizard?.answers.card);
      if (!payment) return fail("not-found", "No reservation is stored");
      return withSession(locale, async (caller) => {
        const stored = await call("reservation", { params: { id: payment.reservationId } }, caller);
        if (!stored.ok) return stored;
        const { id, name, email, phoneNumber: phone } = stored.value;
        if (!name || !email || !phone) return fail("not-found", "The service does not say who has reserved");
        const message = fill(wordsOf(locale, "cardStep").callLetter, { reference: shortReference(id) });
        const lead = {
          type: leadTypes["contact-vehicle"],
          name,
          email,
          phone,
          vin: wizard?.about ?? "",
          message,
        };
        const sent = await call(
          "lead",
          { body: { ...lead, requestId, consent: true, consentVersion, path: place.path } },
          { ...caller, campaign },
        );
        return sent.ok ? ok({ reference: sent.value?.id }) : sent;
      });
    },
  });
