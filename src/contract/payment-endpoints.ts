import type { Endpoint } from "./endpoint.ts";
import { payment, paymentBody, paymentQuery } from "./payment.ts";

/** The one call that reserves a vehicle. The card itself goes from the browser to the payment provider. */
export const paymentEndpoints = {
  createPayment: {
    summary: "Reserves a vehicle and prepares its payment; 409 when it is taken or the price differs",
    service: "data",
    method: "POST",
    path: "/payments/v2",
    token: "required",
    idempotent: false,
    query: paymentQuery,
    body: paymentBody,
    encoding: "json",
    data: payment,
  },
} as const satisfies Record<string, Endpoint>;
