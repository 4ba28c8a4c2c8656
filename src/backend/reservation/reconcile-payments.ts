import { and, asc, eq, inArray, lte, or } from "drizzle-orm";
import { loggableError } from "#backend/loggable-error.ts";
import type { IntentStatus, PaymentProvider } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import type { Logger } from "#platform/log.ts";
import { closeAttempt, openAttempt } from "./attempt/open-attempt.ts";
import { isPartDue, refundPart, refundPayment } from "./attempt/refund-payment.ts";
import { aliveStates } from "./live-states.ts";
import { settleAndRefund } from "./settle/settle-payment.ts";
import type { StoredAttempt, StoredReservation } from "./stored-reservation.ts";

export type ReconcileOptions = {
  readonly now: Date;
  readonly log: Logger;
  readonly stop?: AbortSignal;
  /** Only this reservation's payments, however recent. */
  readonly reservationId?: string;
};

/** Number of payments whose state is unknown. */
export type Reconciled = { readonly unknown: number };

/** Age below which a payment is left to the visitor's own request. */
const settlingMs = 30_000;
const atOnce = 200;
const maxFailuresInARow = 5;

/**
 * Queries the provider about every unsettled payment and updates its reservation, including payments without a
 * message and those whose request was interrupted. A failure does not stop the others.
 */
export const reconcilePayments = async (
  orm: Orm,
  provider: PaymentProvider,
  { now, log, stop, reservationId }: ReconcileOptions,
): Promise<Reconciled> => {
  let unknown = 0;
  let failedInARow = 0;
  const due = await orm
    .select({ attempt: paymentAttempts, state: reservations.state })
    .from(paymentAttempts)
    .innerJoin(reservations, eq(reservations.id, paymentAttempts.reservationId))
    .where(
      and(
        eq(paymentAttempts.provider, provider.name),
        or(inArray(paymentAttempts.state, [...aliveStates, "refunding"]), isPartDue),
        reservationId === undefined
          ? lte(paymentAttempts.updatedAt, new Date(now.getTime() - settlingMs))
          : eq(paymentAttempts.reservationId, reservationId),
      ),
    )
    .orderBy(asc(paymentAttempts.updatedAt))
    .limit(atOnce);
  for (const { attempt, state } of due) {
    if (stop?.aborted) break;
    try {
      const status = await reconcile(orm, provider, { attempt, state, now, log });
      if (status === "processing") unknown += 1;
      failedInARow = 0;
    } catch (error) {
      unknown += 1;
      log.warn(
        { reservationId: attempt.reservationId, ...loggableError(error) },
        "a payment is not settled yet",
      );
      await putLast(orm, attempt, now);
      failedInARow += 1;
    }
    // The provider is unavailable: the next run queries the others.
    if (failedInARow >= maxFailuresInARow) break;
  }
  return { unknown };
};

type Due = {
  readonly attempt: StoredAttempt;
  readonly state: StoredReservation["state"];
  readonly now: Date;
  readonly log: Logger;
};

const reconcile = async (
  orm: Orm,
  provider: PaymentProvider,
  { attempt, state, now, log }: Due,
): Promise<IntentStatus | undefined> => {
  if (attempt.state === "refunding") {
    await refundPayment(orm, provider, attempt.id, { now, log });
    return undefined;
  }
  if (attempt.state === "paid") {
    await refundPart(orm, provider, attempt.id, { now, log });
    return undefined;
  }
  const isWanted = state === "held" && attempt.state !== "closing";
  const intent = isWanted
    ? await openAttempt(orm, provider, { attempt, now })
    : await closeAttempt(provider, attempt);
  await settleAndRefund(orm, provider, intent, { now, log });
  await putLast(orm, attempt, now);
  return intent.status;
};

/** Sorts an attempt behind those that were not checked yet. */
const putLast = (orm: Orm, { id }: StoredAttempt, updatedAt: Date) =>
  orm
    .update(paymentAttempts)
    .set({ updatedAt })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, aliveStates)));
