import { setTimeout as pause } from "node:timers/promises";
import { NotFoundError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import type { Handler } from "#backend/http/mount.ts";
import type { SignedIn } from "#backend/identity/find-customer.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { loggableError } from "#backend/loggable-error.ts";
import { paymentProvider } from "#backend/payment/providers.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { cancelReservation } from "./cancel-reservation.ts";
import { describeReservation, type ReservationParts, summariseReservation } from "./describe-reservation.ts";
import { aliveStates } from "./live-states.ts";
import { readReservations } from "./read-reservations.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

type OwnCall = Call & { readonly customer: SignedIn };

/** `GET users/me/reservations`: newest first. */
export const listReservations: Handler<typeof userEndpoints.reservations> = async (_, call) => {
  const { orm, customer, locale, now } = call;
  const query = { customerId: customer.id, atMost: listLimits.reservations, locale, now };
  return (await readReservations(orm, query)).map((each) => summariseReservation(each));
};

/** `GET users/me/reservation/{id}`: queries the provider about an unsettled payment first, so that a waiting customer sees its result at once. */
export const getReservation: Handler<typeof userEndpoints.reservation> = async ({ params }, call) => {
  const found = await readOwn(params.id, call);
  const isUnsettled = found.attempts.some(({ state }) => aliveStates.some((each) => each === state));
  if (!isUnsettled) return describeReservation(found, call.locale);
  const isKnown = await settleNow(params.id, call);
  return describeReservation(await readOwn(params.id, call), call.locale, isKnown);
};

/** `POST users/me/reservation/{id}/cancel`: the refund of the deposit has started when it answers, or is queued. */
export const cancelOwnReservation: Handler<typeof userEndpoints.cancelReservation> = async (
  { params, body },
  call,
) => {
  const { orm, customer, now } = call;
  await cancelReservation(orm, { id: params.id, customerId: customer.id, reason: body.reason, now });
  nudgeDeliveries();
  await settleNow(params.id, call);
  return describeReservation(await readOwn(params.id, call), call.locale);
};

const readOwn = async (id: string, { orm, customer, locale, now }: OwnCall): Promise<ReservationParts> => {
  const [found] = await readReservations(orm, { customerId: customer.id, id, atMost: 1, locale, now });
  if (found === undefined) throw new NotFoundError("No such reservation");
  return found;
};

/** A page waits for the answer. */
const waitTimeoutMs = 1_500;

/**
 * Settles a reservation's payments and returns whether the provider has reported the state of each. After the timeout it goes on in
 * the background, and a job completes the rest.
 */
const settleNow = async (reservationId: string, { orm, now, log }: OwnCall): Promise<boolean> => {
  const provider = paymentProvider(orm);
  if (provider === undefined) return false;
  const settling = reconcilePayments(orm, provider, { now, log, reservationId }).then(
    ({ unknown }) => unknown === 0,
    (error: unknown) => {
      log.warn({ reservationId, ...loggableError(error) }, "a payment's state could not be queried");
      return false;
    },
  );
  return Promise.race([settling, pause(waitTimeoutMs, false, { ref: false })]);
};
