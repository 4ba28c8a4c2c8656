import { and, eq } from "drizzle-orm";
import { BackendError, NotFoundError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { closePayments } from "./close-payments.ts";
import { notifyOfReservation } from "./notify-of-reservation.ts";
import { recordEvent } from "./record-event.ts";
import { lockKnown, lockReservation, releaseVehicle, type StoredReservation } from "./stored-reservation.ts";
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
    await cancel(tx, reservation, { reason, refundReason: "cancelled", now });
    if (reservation.state === "confirmed") await notifyOfReservation(tx, { kind: "cancelled" }, reservation);
  });

/**
 * Cancels a held or confirmed reservation for the shop, in the caller's transaction and whatever its age: releases the vehicle, marks the
 * deposit for a refund, notifies the customer. Returns whether it was not cancelled before. Throws `not-found`, and `conflict` when it has
 * ended otherwise.
 */
export const cancelForShop = async (
  tx: Orm,
  { id, reason, now }: Omit<Cancellation, "customerId">,
): Promise<boolean> => {
  const { reservation } = await lockKnown(tx, id);
  if (reservation.state === "cancelled") return false;
  if (cancellableUntil(reservation) === undefined)
    throw new BackendError("conflict", `The reservation is ${reservation.state}: it cannot be cancelled`);
  await cancel(tx, reservation, { reason, refundReason: "cancelled-by-shop", now });
  await notifyOfReservation(tx, { kind: "cancelled-by-shop" }, reservation);
  return true;
};

type Cancelled = {
  readonly reason: string | undefined;
  readonly refundReason: "cancelled" | "cancelled-by-shop";
  readonly now: Date;
};

const cancel = async (
  tx: Orm,
  reservation: StoredReservation,
  { reason, refundReason, now }: Cancelled,
): Promise<void> => {
  const { id, vehicleId } = reservation;
  await releaseVehicle(tx, vehicleId, now);
  await tx
    .update(reservations)
    .set({ state: "cancelled", endedAt: now, updatedAt: now, cancelReason: reason ?? null })
    .where(eq(reservations.id, id));
  await recordEvent(tx, id, "cancelled", now);
  await closePayments(tx, id, now);
  if (reservation.state !== "confirmed") return;
  const paid = and(eq(paymentAttempts.reservationId, id), eq(paymentAttempts.state, "paid"));
  const refund = { state: "refunding", refundReason, updatedAt: now } as const;
  const marked = await tx.update(paymentAttempts).set(refund).where(paid).returning();
  if (marked.length > 0) await recordEvent(tx, id, "refund-begun", now);
};

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
