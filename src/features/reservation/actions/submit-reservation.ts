"use server";

import { headers } from "next/headers";
import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { withSession } from "#api/session/with-session.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { env } from "#platform/env.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { addressKeyOf } from "#platform/rate-limit/address-group-of.ts";
import { fail, ok } from "#platform/result.ts";
import { answerPage } from "#wizard/answer-page.ts";
import { trackStep } from "#wizard/track-step.ts";
import { summaryFields } from "../fields/summary-fields.ts";
import { loadChoices } from "../load-choices.ts";
import { loadReserved } from "../load-reserved.ts";
import { orderBody } from "../order-body.ts";
import { isPaymentAddress } from "../payment-address.ts";
import { paymentBasis, readStoredReservation, storedReservation } from "../payment-basis.ts";
import { reservationWizard } from "../reservation-wizard.ts";
import { storedPayment } from "../stored-payment.ts";

/** The vehicle's dealer by its id, also where the vehicle names the code alone. */
const dealerIdOf = async (
  { id, dealerCode }: { readonly id?: string | undefined; readonly dealerCode?: string | undefined },
  locale: Locale,
): Promise<string | undefined> => {
  if (id !== undefined || dealerCode === undefined) return id;
  const dealers = await call("dealers", {}, { locale });
  const found = dealers.ok ? dealers.value.find((each) => each.dealerCode === dealerCode) : undefined;
  return found?.id ?? dealerCode;
};

/** Refuses payment addresses that the settings do not allow. */
const notAllowed = (address: string) => {
  const { host } = URL.parse(address) ?? {};
  log().warn({ host }, "The payment's address is no path of the site, and its host is not in PAYMENT_HOSTS");
  return fail("contract", "No address to pay at", { field: "data.paymentUrl" });
};

const isUnknown = (answer: ServiceResult<unknown>): boolean =>
  !answer.ok && answer.error.kind === "not-found";

/**
 * Reserves the vehicle (specification 4, step 6): it is held, and its payment ready, or nothing has happened and the step shows why.
 * Sent again it is the same reservation, and a new payment where something has changed that counts for it.
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
    failed: "reservationRefused",
    submit: async (shown, given) => {
      const { locale, state, place, campaign } = given;
      const { about: vin, answers } = state;
      const visitor = await readVisitor();
      const loaded = await loadReserved({ vin, locale, visitor });
      if (!loaded.ok) return loaded;
      const { detail, own } = loaded.value;
      const choices = await loadChoices(answers, loaded.value, { locale, visitor, query: place.query });
      const { quote } = choices;
      const body = orderBody(
        {
          ...{ vin, answers, shown, quote },
          dealershipId: await dealerIdOf(detail.dealer, locale),
          currentUrl: env().SITE_URL + wizardAddress("reserve", locale, "card", place.query),
          creditTypeId: quote?.creditTypeId ?? detail.carDetailFinance?.creditTypeId,
        },
        locale,
      );
      if (body === undefined) return fail("conflict", "An answer is missing");
      const addressKey = addressKeyOf(await headers());
      const stored = readStoredReservation(answers);
      const known = stored?.reservationId ?? own?.id;
      const basis = paymentBasis(body, choices.deliveryCost);
      const submit = (reservationId?: string) =>
        withSession(locale, (caller) => {
          const query = {
            createPayment: reservationId === undefined || stored?.basis !== basis,
            reservationId,
          };
          return call("createPayment", { query, body }, { ...caller, campaign, addressKey });
        });
      const again = known === undefined ? undefined : await submit(known);
      // What is stored may be of a reservation that is not there any more.
      const paid = again === undefined || isUnknown(again) ? await submit() : again;
      if (!paid.ok) return paid;
      const payment = storedPayment(paid.value);
      if (payment.paymentUrl !== "" && !isPaymentAddress(payment.paymentUrl, env().PAYMENT_HOSTS))
        return notAllowed(payment.paymentUrl);
      return ok({
        answers: { card: payment, ...storedReservation(payment.reservationId, basis) },
        told: await trackStep(trackingCodes.reserveStep6, given),
      });
    },
  });
