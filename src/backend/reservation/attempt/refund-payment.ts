import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { loggableError } from "#backend/loggable-error.ts";
import type { PaymentProvider } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import type { Cents } from "#domain/money.ts";
import type { Logger } from "#platform/log.ts";
import { notifyOfReservation } from "../notify-of-reservation.ts";
import { recordEvent } from "../record-event.ts";
import { takeReturned } from "../settle/take-returned.ts";
import { lockReservation, type StoredAttempt } from "../stored-reservation.ts";

/** From this number of failures on they are logged as errors. */
const alarmingTries = 5;

export type RefundOptions = { readonly now: Date; readonly log: Logger };

type Due = { readonly due: SQL | undefined; readonly cents?: Cents };

/** Has the provider refund an attempt; returns whether it is done. A failure is counted and logged, for another try. */
const refundAtProvider = async (
  orm: Orm,
  provider: PaymentProvider,
  { intentId, reservationId, refundTries }: StoredAttempt & { readonly intentId: string },
  { due, cents, now, log }: Due & RefundOptions,
): Promise<boolean> => {
  try {
    if (await provider.refund(intentId, cents)) return true;
    // Sorts it behind the attempts that were not checked yet.
    await orm.update(paymentAttempts).set({ updatedAt: now }).where(due);
  } catch (error) {
    const level = refundTries + 1 >= alarmingTries ? "error" : "warn";
    log[level]({ reservationId, tries: refundTries + 1, ...loggableError(error) }, "a refund has failed");
    const tried = { refundTries: sql`least(${paymentAttempts.refundTries} + 1, 30000)`, updatedAt: now };
    await orm.update(paymentAttempts).set(tried).where(due);
  }
  return false;
};

const hasIntent = (
  attempt: StoredAttempt | undefined,
): attempt is StoredAttempt & { readonly intentId: string } => attempt?.intentId != null;

/** Refunds an attempt in state `refunding`, once. Failures are retried by `reconcilePayments` without limit. */
export const refundPayment = async (
  orm: Orm,
  provider: PaymentProvider,
  attemptId: number,
  { now, log }: RefundOptions,
): Promise<void> => {
  const due = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, "refunding"));
  const [attempt] = await orm.select().from(paymentAttempts).where(due);
  if (!hasIntent(attempt) || !(await refundAtProvider(orm, provider, attempt, { due, now, log }))) return;
  await orm.transaction(async (tx) => {
    const { reservationId } = attempt;
    const { reservation } = await lockReservation(tx, reservationId);
    const done = { state: "refunded", refundedAt: now, updatedAt: now } as const;
    const [refunded] = await tx.update(paymentAttempts).set(done).where(due).returning();
    if (refunded === undefined) return;
    await recordEvent(tx, reservationId, "refunded", now);
    await notifyOfReservation(tx, { kind: "refunded", attempt: refunded }, reservation);
  });
  nudgeDeliveries();
};

/** Paid attempts of which a part shall be refunded that is not back yet. */
export const isPartDue = and(
  eq(paymentAttempts.state, "paid"),
  gt(paymentAttempts.refundDueCents, paymentAttempts.refundedCents),
);

/** Refunds the part of a paid attempt that is due, once: its amount is recorded as the provider's message would be. */
export const refundPart = async (
  orm: Orm,
  provider: PaymentProvider,
  attemptId: number,
  { now, log }: RefundOptions,
): Promise<void> => {
  const due = and(eq(paymentAttempts.id, attemptId), isPartDue);
  const [attempt] = await orm.select().from(paymentAttempts).where(due);
  if (!hasIntent(attempt)) return;
  const { intentId, refundDueCents: cents } = attempt;
  if (!(await refundAtProvider(orm, provider, attempt, { due, cents, now, log }))) return;
  await takeReturned(orm, await provider.readReturned(intentId), { intentId, now, log });
};
