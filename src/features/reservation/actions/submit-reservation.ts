"use server";

import { headers } from "next/headers";
import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { withSession } from "#api/session/with-session.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { env } from "#platform/env.ts";
import { addressKeyOf } from "#platform/rate-limit/address-group-of.ts";
import { fail, ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { tellStep } from "#wizard/tell-step.ts";
import { summaryFields } from "../fields/summary-fields.ts";
import { readKeptPayment } from "../kept-payment.ts";
import { loadChoices } from "../load-choices.ts";
import { loadReserved } from "../load-reserved.ts";
import { orderBody } from "../order-body.ts";
import { reservationWizard } from "../reservation-wizard.ts";

const isUnknown = (answer: ServiceResult<unknown>): boolean =>
  !answer.ok && answer.error.kind === "not-found";

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
      "cards-declined": "cardsDeclined",
      "already-paid": "alreadyPaid",
      "payments-off": "paymentsOff",
      "trade-in-promised": "tradeInElsewhere",
      conflict: "reservationRefused",
      internal: "reservationRefused",
      unavailable: "reservationRefused",
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
          dealershipId: detail.dealer.id ?? detail.dealer.dealerCode ?? "",
          currentUrl: env().SITE_URL + wizardAddress("reserve", locale, "card", place.query),
          creditTypeId: quote?.creditTypeId ?? detail.carDetailFinance?.creditTypeId,
        },
        locale,
      );
      if (body === undefined) return fail("conflict", "An answer is missing");
      const addressKey = addressKeyOf(await headers());
      const known = readKeptPayment(answers.card);
      const submit = (reservationId?: string) =>
        withSession(locale, (caller) => {
          const query = { createPayment: reservationId === undefined, reservationId };
          return call("createPayment", { query, body }, { ...caller, campaign, addressKey });
        });
      const again = known && (await submit(known.reservationId));
      // What is kept may be of a reservation that is not there any more.
      const paid = again === undefined || isUnknown(again) ? await submit() : again;
      if (!paid.ok) return paid;
      const { reservationId, paymentId, clientToken, publicKey, paymentProvider } = paid.value;
      return ok({
        answers: { card: { reservationId, paymentId, clientToken, publicKey, paymentProvider } },
        told: await tellStep(trackingCodes.reserveStep6, given),
      });
    },
  });
