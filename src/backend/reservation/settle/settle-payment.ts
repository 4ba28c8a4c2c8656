import { and, eq } from "drizzle-orm";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import type { PaymentIntent, PaymentProvider } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts, paymentEvents } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { type RefundOptions, refundPayment } from "../attempt/refund-payment.ts";
import { takeDeclined } from "../declined/declined-cards.ts";
import { notifyOfReservation } from "../notify-of-reservation.ts";
import { recordEvent } from "../record-event.ts";
import {
  type LockedReservation,
  lockReservation,
  reserveVehicle,
  type StoredAttempt,
} from "../stored-reservation.ts";
import { decideSettlement, type RefundReason, type Settlement } from "./decide-settlement.ts";

/** Updates a reservation from one of its payments, and makes a due refund at once. */
export const settleAndRefund = async (
  orm: Orm,
  provider: PaymentProvider,
  intent: PaymentIntent,
  options: SettleOptions & RefundOptions,
): Promise<Settled> => {
  const settled = await settleIntent(orm, intent, options);
  if (settled === "confirm") nudgeDeliveries();
  // Once cancelled it cannot be paid; if it was paid meanwhile, that is settled.
  if (settled === "declined") {
    const { now, log } = options;
    await settleAndRefund(orm, provider, await provider.cancel(intent.id), { now, log });
  }
  // A refund that is in progress may have completed.
  if (settled !== "refund" && settled !== "nothing") return settled;
  const { log } = options;
  const due = and(eq(paymentAttempts.intentId, intent.id), eq(paymentAttempts.state, "refunding"));
  const [attempt] = await orm.select().from(paymentAttempts).where(due);
  if (attempt === undefined) return settled;
  if (settled === "refund" && attempt.refundReason === "wrong-amount")
    log.error(
      { reservationId: attempt.reservationId, charged: intent.amountCents },
      "a payment of a wrong amount",
    );
  await refundPayment(orm, provider, attempt.id, options);
  nudgeDeliveries();
  return settled;
};

/**
 * Result of settling a payment: `unknown` when it belongs to none of our reservations, `repeated` when its
 * message was processed before, `declined` when it has to be cancelled after too many declined cards.
 */
export type Settled = Settlement["kind"] | "unknown" | "repeated" | "declined";

type SettleOptions = {
  readonly now: Date;
  /** Id of the message that reported it. */
  readonly messageId?: string;
  /** Whether the message reports a declined card. */
  readonly isDeclined?: boolean;
};

/**
 * Updates a reservation from the state of one of its payments, in one transaction and under the lock, so that
 * concurrent calls see each other's result. Due refunds are only marked; `refundPayment` makes them.
 */
const settleIntent = async (
  orm: Orm,
  intent: PaymentIntent,
  { now, messageId, isDeclined = false }: SettleOptions,
): Promise<Settled> => {
  const found = await findAttempt(orm, intent);
  if (found === undefined) return "unknown";
  return orm.transaction(async (tx) => {
    if (messageId !== undefined && !(await isNew(tx, messageId, intent.id, now))) return "repeated";
    const locked = await lockReservation(tx, found.reservationId);
    const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, found.id));
    if (attempt === undefined) throw new Error("A payment is gone while it was looked at");
    const settlement = decideSettlement({
      ...{ intent, attempt, ...locked },
      // Removed when the account is deleted (`forgetPerson`).
      hasCustomer: locked.reservation.email !== null,
    });
    await apply(tx, settlement, { intent, attempt, locked, now });
    const isOpen = settlement.kind === "nothing";
    return isDeclined && isOpen && (await takeDeclined(tx, locked.reservation, now))
      ? "declined"
      : settlement.kind;
  });
};

const findAttempt = async (
  orm: Orm,
  { id, reservationId, attempt }: PaymentIntent,
): Promise<{ readonly id: number; readonly reservationId: string } | undefined> => {
  const columns = { id: paymentAttempts.id, reservationId: paymentAttempts.reservationId };
  const [known] = await orm.select(columns).from(paymentAttempts).where(eq(paymentAttempts.intentId, id));
  if (known !== undefined || reservationId === undefined || attempt === undefined) return known;
  // The request that created it ended before its id was stored.
  const byNumber = and(eq(paymentAttempts.reservationId, reservationId), eq(paymentAttempts.number, attempt));
  const [named] = await orm
    .select({ ...columns, intentId: paymentAttempts.intentId })
    .from(paymentAttempts)
    .where(byNumber);
  return named?.intentId === null ? named : undefined;
};

const isNew = async (tx: Orm, id: string, intentId: string, receivedAt: Date): Promise<boolean> => {
  const row = { id, intentId, receivedAt };
  const added = await tx
    .insert(paymentEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return added.length > 0;
};

type Applied = {
  readonly intent: PaymentIntent;
  readonly attempt: StoredAttempt;
  readonly locked: LockedReservation;
  readonly now: Date;
};

const apply = async (tx: Orm, settlement: Settlement, applied: Applied): Promise<void> => {
  const { intent, attempt, now } = applied;
  const change = (values: Partial<typeof paymentAttempts.$inferInsert>) =>
    tx
      .update(paymentAttempts)
      .set({ ...values, intentId: intent.id, updatedAt: now })
      .where(eq(paymentAttempts.id, attempt.id));
  switch (settlement.kind) {
    case "nothing":
      return;
    case "note-cancelled":
      await change({ state: "cancelled" });
      return;
    case "confirm":
      await change({ state: "paid", paidAt: now });
      return confirm(tx, settlement.again, applied);
    case "refund":
      await change({ state: "refunding", paidAt: now, refundReason: settlement.reason });
      return giveUp(tx, settlement.reason, applied);
  }
};

const confirm = async (tx: Orm, again: boolean, { locked: { reservation }, now }: Applied): Promise<void> => {
  const { id, vehicleId } = reservation;
  const [confirmed] = await tx
    .update(reservations)
    .set({ state: "confirmed", confirmedAt: now, endedAt: null, updatedAt: now })
    .where(eq(reservations.id, id))
    .returning();
  if (again) await reserveVehicle(tx, vehicleId, now);
  await recordEvent(tx, id, "confirmed", now);
  if (confirmed) await notifyOfReservation(tx, { kind: "confirmed" }, confirmed);
};

/** Ends the reservation when the vehicle was sold meanwhile; otherwise it stays as it is. The payment is refunded. */
const giveUp = async (
  tx: Orm,
  reason: RefundReason,
  { intent, attempt, locked: { reservation }, now }: Applied,
): Promise<void> => {
  const { id } = reservation;
  if (reason === "vehicle-sold") {
    const ended = { state: "cancelled", endedAt: now, updatedAt: now } as const;
    await tx.update(reservations).set(ended).where(eq(reservations.id, id));
    await recordEvent(tx, id, "cancelled", now);
  }
  await recordEvent(tx, id, "refund-begun", now);
  const chargedCents = intent.amountCents;
  await notifyOfReservation(tx, { kind: "not-kept", reason, attempt, chargedCents }, reservation);
};
