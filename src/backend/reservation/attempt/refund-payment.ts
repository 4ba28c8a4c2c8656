import { and, eq, sql } from "drizzle-orm";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { loggableError } from "#backend/loggable-error.ts";
import type { PaymentProvider } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import type { Logger } from "#platform/log.ts";
import { notifyOfReservation } from "../notify-of-reservation.ts";
import { recordEvent } from "../record-event.ts";
import { lockReservation } from "../stored-reservation.ts";

/** From this number of failures on they are logged as errors. */
const alarmingTries = 5;

export type RefundOptions = { readonly now: Date; readonly log: Logger };

/** Refunds an attempt in state `refunding`, once. Failures are retried by `reconcilePayments` without limit. */
export const refundPayment = async (
  orm: Orm,
  provider: PaymentProvider,
  attemptId: number,
  { now, log }: RefundOptions,
): Promise<void> => {
  const due = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, "refunding"));
  const [attempt] = await orm.select().from(paymentAttempts).where(due);
  if (attempt?.intentId == null) return;
  const { intentId, reservationId, refundTries } = attempt;
  try {
    if (!(await provider.refund(intentId))) {
      // Sorts it behind the attempts that were not checked yet.
      await orm.update(paymentAttempts).set({ updatedAt: now }).where(due);
      return;
    }
  } catch (error) {
    const level = refundTries + 1 >= alarmingTries ? "error" : "warn";
    log[level]({ reservationId, tries: refundTries + 1, ...loggableError(error) }, "a refund has failed");
    const tried = { refundTries: sql`least(${paymentAttempts.refundTries} + 1, 30000)`, updatedAt: now };
    await orm.update(paymentAttempts).set(tried).where(due);
    return;
  }
  await orm.transaction(async (tx) => {
    const { reservation } = await lockReservation(tx, reservationId);
    const done = { state: "refunded", refundedAt: now, updatedAt: now } as const;
    const [refunded] = await tx.update(paymentAttempts).set(done).where(due).returning();
    if (refunded === undefined) return;
    await recordEvent(tx, reservationId, "refunded", now);
    await notifyOfReservation(tx, { kind: "refunded", attempt: refunded }, reservation);
  });
  nudgeDeliveries();
};
