import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { siteOrigin } from "#backend/http/site-address.ts";
import { paymentProvider } from "#backend/payment/choose-provider.ts";
import { findByVin } from "#backend/vehicle/find-by-vin.ts";
import type { paymentEndpoints } from "#contract/payment-endpoints.ts";
import { eurosFromCents } from "#domain/money.ts";
import { pathWithin } from "#domain/path-within.ts";
import { preparePayment } from "./hold/prepare-payment.ts";
import { prepareContent } from "./order/prepare-content.ts";

/**
 * `POST payments/v2`: holds a vehicle for the customer and has the payment of its deposit ready. Asked again, with the reservation's id
 * or without, it is the same reservation; whether its payment is a new one follows from what has changed, whatever the query says. Throws
 * `payments-off`, `cards-declined`, `vehicle-taken`, `price-changed`, `quote-changed`, `trade-in-expired`, `trade-in-promised`, `hold-limit`, `already-paid`,
 * `rate-limited`, InvalidFieldError.
 */
export const createPayment: Handler<typeof paymentEndpoints.createPayment> = async (
  { query, body },
  call,
) => {
  const { orm, customer, addressKey, now, log } = call;
  const provider = paymentProvider(orm);
  if (provider === undefined) throw new BackendError("payments-off", "Nothing is reserved online at present");
  const paymentUrl = pathWithin(body.currentUrl, [siteOrigin()]);
  if (paymentUrl === undefined) throw new InvalidFieldError("currentUrl", "An address of the shop");
  const row = await findByVin(orm, body.vin);
  const customerId = customer.id;
  const contentAt = await prepareContent({ body, row, customerId }, call);
  const { reservation, intent } = await preparePayment(orm, provider, {
    ...{ customerId, addressKey, contentAt, now, log },
    vehicleId: row.vehicle.id,
    reservationId: query.reservationId,
  });
  return {
    reservationId: reservation.id,
    paymentId: intent.id,
    paymentUrl,
    clientToken: intent.clientToken,
    publicKey: provider.publicKey,
    paymentProvider: provider.name,
    amount: eurosFromCents(reservation.reservationDepositCents),
    holdUntil: reservation.holdUntil.toISOString(),
    status: "pending",
  };
};
