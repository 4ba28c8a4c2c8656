import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { siteOrigin } from "#backend/http/site-address.ts";
import type { PaymentIntent, PaymentProvider } from "#backend/payment/payment-provider.ts";
import { paymentProvider } from "#backend/payment/providers.ts";
import type { Orm } from "#backend/store/database.ts";
import { findByVin } from "#backend/vehicle/find-by-vin.ts";
import type { paymentEndpoints } from "#contract/payment-endpoints.ts";
import { eurosFromCents } from "#domain/money.ts";
import { pathWithin } from "#domain/path-within.ts";
import type { Logger } from "#platform/log.ts";
import { closeAttempt, openAttempt } from "./attempt/open-attempt.ts";
import { completeAccount } from "./hold/complete-account.ts";
import { type HoldOrder, holdVehicle } from "./hold/hold-vehicle.ts";
import { prepareContent } from "./order/prepare-content.ts";
import { settleAndRefund } from "./settle/settle-payment.ts";
import type { StoredReservation } from "./stored-reservation.ts";

/**
 * `POST payments/v2`: holds a vehicle for the customer and opens the payment of its deposit. A repeated call, with the reservation's id
 * or without, returns the same reservation; the data decide whether its payment is a new one, not the query. Throws
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
  await completeAccount(orm, customerId, { name: body.name, phone: reservation.phone ?? body.phoneNumber });
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

export type PreparedPayment = { readonly reservation: StoredReservation; readonly intent: PaymentIntent };

/** Rounds in which concurrent requests may replace one another's payment before the client has to retry. */
const rounds = 5;

/**
 * Holds the vehicle and opens its payment at the provider. At most one payment is payable at any time: an earlier one is cancelled
 * before another is opened; if it was paid meanwhile, it is the payment.
 */
export const preparePayment = async (
  orm: Orm,
  provider: PaymentProvider,
  order: Omit<HoldOrder, "provider"> & { readonly log: Logger },
): Promise<PreparedPayment> => {
  const { now, log } = order;
  for (let round = 0; round < rounds; round++) {
    const held = await holdVehicle(orm, { ...order, provider: provider.name });
    const intent =
      held.kind === "close"
        ? await closeAttempt(provider, held.attempt)
        : await openAttempt(orm, provider, { attempt: held.attempt, now });
    if (held.kind === "held" && isPayable(intent)) return { reservation: held.reservation, intent };
    await settleAndRefund(orm, provider, intent, { now, log });
  }
  throw new BackendError("conflict", "The payment is being made or changed elsewhere: try again");
};

const isPayable = ({ status }: PaymentIntent): boolean => status === "open" || status === "processing";
