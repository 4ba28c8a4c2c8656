"use server";

import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { withSession } from "#api/session/with-session.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { env } from "#platform/env.ts";
import { fail, ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { tellStep } from "#wizard/tell-step.ts";
import { summaryFields } from "../fields/summary-fields.ts";
import { readKeptPayment } from "../kept-payment.ts";
import { loadChoices } from "../load-choices.ts";
import { loadReserved } from "../load-reserved.ts";
import { orderBody } from "../order-body.ts";
import { reservationWizard } from "../reservation-wizard.ts";

/**
 * Reserves the vehicle (specification 4, step 6): it is held, and its payment ready, or nothing has happened and the step says why.
 * Sent again it is the same reservation; whether its payment is a new one, the service sees by what has changed.
 */
export const submitReservation = async (form: FormData): Promise<void> =>
  answerPage(form, reservationWizard, "summary", {
    fields: () => summaryFields,
    limit: () => ({ name: "payment" }),
    refusals: {
      "vehicle-taken": "vehicleTaken",
      "price-changed": "priceChanged",
      "quote-changed": "quoteChanged",
      "trade-in-expired": "tradeInExpired",
      "hold-limit": "holdLimit",
      "already-paid": "alreadyPaid",
      "payments-off": "paymentsOff",
      conflict: "reservationRefused",
      "invalid-field": "reservationRefused",
    },
    submit: async (shown, given) => {
      const { locale, state, place, campaign } = given;
      const { about: vin, answers } = state;
      const visitor = await readVisitor();
      const loaded = await loadReserved({ vin, locale, visitor });
      if (!loaded.ok) return loaded;
      const { detail } = loaded.value;
      const { quote } = await loadChoices(answers, loaded.value, { locale, visitor });
      const body = orderBody(
        {
          ...{ vin, answers, shown, quote },
          dealershipId: detail.dealer.id ?? detail.dealer.dealerCode,
          currentUrl: env().SITE_URL + wizardAddress("reserve", locale, "card", place.query),
          creditTypeId: quote?.creditTypeId ?? detail.carDetailFinance?.creditTypeId,
        },
        locale,
      );
      if (body === undefined) return fail("conflict", "An answer is missing");
      const known = readKeptPayment(answers.card);
      const query = {
        createPayment: known === undefined,
        ...(known && { reservationId: known.reservationId }),
      };
      const paid = await withSession(locale, (caller) =>
        call("createPayment", { query, body }, { ...caller, campaign }),
      );
      if (!paid.ok) return paid;
      const { reservationId, paymentId, clientToken, publicKey, paymentProvider, amount, holdUntil } =
        paid.value;
      return ok({
        answers: {
          card: {
            ...{ reservationId, paymentId, clientToken, publicKey, paymentProvider },
            amount: String(amount ?? loaded.value.deposit ?? ""),
            holdUntil: holdUntil ?? "",
          },
        },
        told: await tellStep(trackingCodes.reserveStep6, given),
      });
    },
  });
