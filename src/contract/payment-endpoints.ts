import { z } from "zod";
import { deliveryOptions, deliveryQuery } from "./delivery.ts";
import type { Endpoint } from "./endpoint.ts";
import { payment, paymentBody, paymentQuery } from "./payment.ts";
import { vin } from "./primitives.ts";

/** The calls that reserve a vehicle. The card itself goes from the browser to the payment provider. */
export const paymentEndpoints = {
  delivery: {
    summary: "How a vehicle comes to a postal code, for how much and when",
    description:
      "Called by the delivery step. Without it the costs of `financeConfig` apply and no days are shown.",
    errors: ["not-found"],
    service: "data",
    method: "GET",
    path: "/delivery/{vin}",
    token: "none",
    idempotent: true,
    extension: true,
    params: z.object({ vin }),
    query: deliveryQuery,
    data: deliveryOptions,
  },
  createPayment: {
    summary: "Reserves a vehicle and prepares its payment",
    description:
      "Sixth step of the reservation: holds the vehicle and answers what the card step needs. The deposit is confirmed in the browser with the provider; the service learns of it from the provider. The total and the credit are calculated again, and another result is refused, so that the customer sees it before paying. `conflict`: the payment is being changed elsewhere, try again.",
    errors: [
      "not-found",
      "conflict",
      "vehicle-taken",
      "price-changed",
      "quote-changed",
      "trade-in-expired",
      "trade-in-promised",
      "hold-limit",
      "cards-declined",
      "already-paid",
      "payments-off",
      "rate-limited",
    ],
    service: "data",
    method: "POST",
    needsRecentSignIn: true,
    path: "/payments/v2",
    token: "required",
    idempotent: false,
    query: paymentQuery,
    body: paymentBody,
    encoding: "json",
    data: payment,
  },
} as const satisfies Record<string, Endpoint>;
