import { z } from "zod";
import { deliveryOptions, deliveryQuery } from "./delivery.ts";
import type { Endpoint } from "./endpoint.ts";
import { payment, paymentBody, paymentQuery } from "./payment.ts";
import { vin } from "./primitives.ts";

/** The calls that reserve a vehicle. The card itself goes from the browser to the payment provider. */
export const paymentEndpoints = {
  delivery: {
    summary: "How a vehicle comes to a postal code, for how much and when",
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
