import { and, eq } from "drizzle-orm";
import { BackendError, NotFoundError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { closePayments } from "./close-payments.ts";
import { notifyOfReservation } from "./notify-of-reservation.ts";
import { recordEvent } from "./record-event.ts";
import { lockReservation, releaseVehicle, type StoredReservation } from "./stored-reservation.ts";
import { cancellationEnd } from "./texts/cancellation-end.ts";

export type Cancellation = {
  readonly id: string;
  readonly customerId: string;
  readonly reason: string | undefined;
  readonly now: Date;
};

/**
 * Cancels a reservation for its customer: releases the vehicle and marks the deposit for a refund, in one transaction. A repeated
 * call does nothing. Throws `not-found` for a reservation of another customer, `conflict` when it is over or can no longer be cancelled.
 */
export const cancelReservation = (orm: Orm, { id, customerId, reason, now }: Cancellation): Promise<void> =>
  orm.transaction(async (tx) => {
    const own = and(eq(reservations.id, id), eq(reservations.customerId, customerId));
    if ((await tx.$count(reservations, own)) === 0) throw new NotFoundError("No such reservation");
    const { reservation } = await lockReservation(tx, id);
    if (reservation.state === "cancelled") return;
    if (!isCancellable(reservation, now))
      throw new BackendError("conflict", "The reservation is over or can no longer be cancelled");
    await releaseVehicle(tx, reservation.vehicleId, now);
    await tx
      .update(reservations)
      .set({ state: "cancelled", endedAt: now, updatedAt: now, cancelReason: reason ?? null })
      .where(eq(reservations.id, id));
    await recordEvent(tx, id, "cancelled", now);
    await endPayments(tx, reservation, now);
    if (reservation.state === "confirmed") await notifyOfReservation(tx, { kind: "cancelled" }, reservation);
  });

/** Until when a cancellation is refunded in full; undefined for a reservation that is over. */
export const cancellableUntil = ({ state, holdUntil, confirmedAt }: StoredReservation): Date | undefined => {
  if (state === "held") return holdUntil;
  if (state !== "confirmed" || confirmedAt === null) return undefined;
  return cancellationEnd(confirmedAt);
};

const isCancellable = (reservation: StoredReservation, now: Date): boolean => {
  const until = cancellableUntil(reservation);
  return until !== undefined && (reservation.state === "held" || now <= until);
};

const endPayments = async (tx: Orm, { id, state }: StoredReservation, now: Date): Promise<void> => {
  await closePayments(tx, id, now);
  if (state !== "confirmed") return;
  const paid = and(eq(paymentAttempts.reservationId, id), eq(paymentAttempts.state, "paid"));
  const refund = { state: "refunding", refundReason: "cancelled", updatedAt: now } as const;
  const marked = await tx.update(paymentAttempts).set(refund).where(paid).returning();
  if (marked.length > 0) await recordEvent(tx, id, "refund-begun", now);
};
