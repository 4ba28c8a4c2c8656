import { BackendError } from "#backend/errors.ts";
import type { PaymentIntent, PaymentProvider } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import type { Logger } from "#platform/log.ts";
import { closeAttempt, openAttempt } from "../attempt/open-attempt.ts";
import { settleAndRefund } from "../settle/settle-and-refund.ts";
import type { StoredReservation } from "../stored-reservation.ts";
import { type HoldOrder, holdVehicle } from "./hold-vehicle.ts";

export type PreparedPayment = { readonly reservation: StoredReservation; readonly intent: PaymentIntent };

/** Two tabs may take the payment out of one another's hands so many times; then the caller is asked to try again. */
const rounds = 5;

/**
 * Holds the vehicle and has its payment ready at the provider: at any time at most one can be made. An earlier one is ended, and its
 * end awaited, before another is asked for; if it was paid meanwhile, that is the payment.
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
