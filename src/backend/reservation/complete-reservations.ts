import { and, asc, eq, lt, lte, sql } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import { loggableError } from "#backend/loggable-error.ts";
import type { Orm } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import type { Logger } from "#platform/log.ts";
import { notifyOfReservation } from "./notify-of-reservation.ts";
import { recordEvent } from "./record-event.ts";
import { reservationRules } from "./reservation-rules.ts";
import { lockKnown, lockReservation, type StoredReservation, sellVehicle } from "./stored-reservation.ts";

const complete = async (tx: Orm, { id, vehicleId }: StoredReservation, now: Date): Promise<void> => {
  await sellVehicle(tx, vehicleId, now);
  await tx.update(reservations).set({ state: "completed", updatedAt: now }).where(eq(reservations.id, id));
  await recordEvent(tx, id, "completed", now);
};

/**
 * Completes a confirmed reservation whose vehicle the shop has handed over, in the caller's transaction: the vehicle is sold, the customer
 * is notified. Returns whether it was not completed before. Throws `not-found`, and `conflict` in any other state.
 */
export const completeForShop = async (
  tx: Orm,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> => {
  const { reservation } = await lockKnown(tx, id);
  if (reservation.state === "completed") return false;
  if (reservation.state !== "confirmed")
    throw new BackendError(
      "conflict",
      `The reservation is ${reservation.state}: only a confirmed one is completed`,
    );
  await complete(tx, reservation, now);
  await notifyOfReservation(tx, { kind: "completed" }, reservation);
  return true;
};

export type CompleteOptions = { readonly now: Date; readonly log: Logger; readonly stop: AbortSignal };

/**
 * Completes confirmed reservations once the time for withdrawal after the handover has certainly passed: the vehicle
 * is sold, and its customer's account may be deleted.
 */
export const completeReservations = async (orm: Orm, { now, log, stop }: CompleteOptions): Promise<void> => {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const latest = sql`(${reservations.delivery} ->> 'latest')`;
  const due = await orm
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.state, "confirmed"),
        lte(reservations.confirmedAt, ago(reservationRules.cancellableMs)),
        lt(latest, ago(reservationRules.noticeMs).toISOString().slice(0, 10)),
      ),
    )
    .orderBy(asc(reservations.confirmedAt));
  for (const { id } of due) {
    if (stop.aborted) return;
    try {
      await orm.transaction(async (tx) => {
        const { reservation } = await lockReservation(tx, id);
        if (reservation.state === "confirmed") await complete(tx, reservation, now);
      });
    } catch (error) {
      log.warn(
        { reservationId: id, ...loggableError(error) },
        "a reservation could not be completed; it will be",
      );
    }
  }
};
