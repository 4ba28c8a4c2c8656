import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, lte, min } from "drizzle-orm";
import { loggableError } from "#backend/loggable-error.ts";
import type { PaymentProvider } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import type { Logger } from "#platform/log.ts";
import { endHold } from "./end-hold.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { lockReservation } from "./stored-reservation.ts";

export type EndOptions = { readonly now: Date; readonly log: Logger };

const atOnce = 20;

/** Ends all expired holds, then cancels their payments at the provider; a later success is handled when it is reported. */
export const endHolds = async (
  orm: Orm,
  provider: PaymentProvider | undefined,
  { now, log }: EndOptions,
): Promise<void> => {
  const due = await orm
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.state, "held"), lte(reservations.holdUntil, now)))
    .orderBy(asc(reservations.holdUntil));
  for (const { id } of due) {
    try {
      await orm.transaction(async (tx) => {
        const { reservation } = await lockReservation(tx, id);
        if (reservation.state === "held" && reservation.holdUntil <= now) await endHold(tx, reservation, now);
      });
    } catch (error) {
      log.warn({ reservationId: id, ...loggableError(error) }, "a hold could not be ended; it will be");
    }
  }
  if (!provider) return;
  // In parallel: holds that end next wait for one timeout of the provider, not for one per payment.
  for (let at = 0; at < due.length; at += atOnce)
    await Promise.all(
      due
        .slice(at, at + atOnce)
        .map(({ id }) => reconcilePayments(orm, provider, { now, log, reservationId: id })),
    );
};

/** How far a run looks ahead: past the start of the next one. */
const watchMs = 75_000;

/** Ends each hold when it expires, for slightly more than the minute until the next run. */
export const watchHolds = async (
  orm: Orm,
  provider: PaymentProvider | undefined,
  { log, stop }: { readonly log: Logger; readonly stop: AbortSignal },
): Promise<void> => {
  const end = Date.now() + watchMs;
  for (;;) {
    await endHolds(orm, provider, { now: new Date(), log });
    const next = await nextEnd(orm);
    const wait = Math.max((next?.getTime() ?? Number.POSITIVE_INFINITY) - Date.now(), 1_000);
    if (stop.aborted || Date.now() + wait > end) return;
    await pause(wait, undefined, { signal: stop, ref: false }).catch(() => undefined);
    if (stop.aborted) return;
  }
};

const nextEnd = async (orm: Orm): Promise<Date | null | undefined> => {
  const [row] = await orm
    .select({ next: min(reservations.holdUntil) })
    .from(reservations)
    .where(eq(reservations.state, "held"));
  return row?.next;
};
