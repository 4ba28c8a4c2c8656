import { and, asc, eq, lt, lte, sql } from "drizzle-orm";
import { loggableError } from "#backend/loggable-error.ts";
import type { Orm } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import type { Logger } from "#platform/log.ts";
import { recordEvent } from "./record-event.ts";
import { reservationRules } from "./reservation-rules.ts";
import { lockReservation, sellVehicle } from "./stored-reservation.ts";

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
        if (reservation.state !== "confirmed") return;
        await sellVehicle(tx, reservation.vehicleId, now);
        await tx
          .update(reservations)
          .set({ state: "completed", updatedAt: now })
          .where(eq(reservations.id, id));
        await recordEvent(tx, id, "completed", now);
      });
    } catch (error) {
      log.warn(
        { reservationId: id, ...loggableError(error) },
        "a reservation could not be completed; it will be",
      );
    }
  }
};
