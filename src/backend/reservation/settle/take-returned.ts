import { eq } from "drizzle-orm";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import type { DisputeState, ReturnedMoney } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import type { ReservationEvent } from "#contract/reservation.ts";
import type { Cents } from "#domain/money.ts";
import type { Logger } from "#platform/log.ts";
import { notifyOfReservation } from "../notify-of-reservation.ts";
import { recordEvent } from "../record-event.ts";
import {
  lockReservation,
  releaseVehicle,
  type StoredAttempt,
  type StoredReservation,
} from "../stored-reservation.ts";

type Returned = {
  readonly refundedCents: Cents;
  readonly dispute: DisputeState | null;
  /** Why the whole amount is back with the customer, if it is: refunded at the provider, or returned by the bank. */
  readonly allBack: "by-hand" | "disputed" | undefined;
  /** Whether the confirmed reservation ends, since nothing is paid for it any more. */
  readonly ends: boolean;
  /** New events, in order. */
  readonly events: readonly ReservationEvent[];
};

export type Returning = {
  readonly returned: ReturnedMoney;
  readonly attempt: Pick<StoredAttempt, "state" | "amountCents" | "refundedCents" | "dispute">;
  readonly reservation: Pick<StoredReservation, "state">;
};

const disputed = { open: "disputed", won: "dispute-won", lost: "dispute-lost" } as const;

/**
 * Decides what follows from money that was returned outside the shop. Earlier results are never reverted: refunds
 * only grow, and a decided dispute stays decided. Idempotent. Pure.
 */
export const decideReturned = ({ returned, attempt, reservation }: Returning): Returned => {
  const { state, amountCents } = attempt;
  const refundedCents = Math.max(attempt.refundedCents, returned.refundedCents);
  const isDecided = attempt.dispute === "won" || attempt.dispute === "lost";
  const dispute = isDecided ? attempt.dispute : (returned.dispute ?? attempt.dispute);
  const allBack = allBackOf({ state, isLost: dispute === "lost", isRefunded: refundedCents >= amountCents });
  const ends = allBack !== undefined && reservation.state === "confirmed";
  const isPart = state === "paid" && allBack === undefined && refundedCents > attempt.refundedCents;
  const events: ReservationEvent[] = [
    ...(dispute !== null && dispute !== attempt.dispute ? [disputed[dispute]] : []),
    ...(isPart ? (["refunded-partly"] as const) : []),
    ...(allBack === "by-hand" ? (["refunded"] as const) : []),
    ...(ends ? (["cancelled"] as const) : []),
  ];
  return { refundedCents, dispute, allBack, ends, events };
};

type Whole = {
  readonly state: StoredAttempt["state"];
  readonly isLost: boolean;
  readonly isRefunded: boolean;
};

/** A refund by the shop is completed by its own call, unless the bank returns the money first. */
const allBackOf = ({ state, isLost, isRefunded }: Whole): Returned["allBack"] => {
  if (isLost && (state === "paid" || state === "refunding")) return "disputed";
  return state === "paid" && isRefunded ? "by-hand" : undefined;
};

type Taking = { readonly intentId: string; readonly now: Date; readonly log: Logger };

/**
 * Updates a payment and its reservation from money that was returned at the provider, in one transaction and under the lock. A
 * confirmed reservation whose deposit is returned ends, and its vehicle is available again. Does nothing for an unknown payment.
 */
export const takeReturned = async (
  orm: Orm,
  returned: ReturnedMoney,
  { intentId, now, log }: Taking,
): Promise<void> => {
  const ofIntent = eq(paymentAttempts.intentId, intentId);
  const [found] = await orm.select().from(paymentAttempts).where(ofIntent);
  if (found === undefined) return;
  const { reservationId: id } = found;
  await orm.transaction(async (tx) => {
    const { reservation } = await lockReservation(tx, id);
    const [attempt] = await tx.select().from(paymentAttempts).where(ofIntent);
    if (attempt === undefined) throw new Error("A payment is gone while it was looked at");
    const { refundedCents, dispute, allBack, ends, events } = decideReturned({
      returned,
      attempt,
      reservation,
    });
    const gone = allBack && {
      ...{ state: "refunded", refundedAt: now, updatedAt: now },
      refundReason: attempt.refundReason ?? allBack,
    };
    const [changed] = await tx
      .update(paymentAttempts)
      .set({ refundedCents, dispute, ...(gone as object) })
      .where(ofIntent)
      .returning();
    if (ends) {
      await releaseVehicle(tx, reservation.vehicleId, now);
      const ended = { state: "cancelled", endedAt: now, updatedAt: now } as const;
      await tx.update(reservations).set(ended).where(eq(reservations.id, id));
    }
    for (const event of events) await recordEvent(tx, id, event, now);
    const after = ends ? { ...reservation, state: "cancelled" as const } : reservation;
    if (allBack === "by-hand" && changed)
      await notifyOfReservation(tx, { kind: "refunded", attempt: changed }, after);
    if (events.includes("refunded-partly") && changed) {
      const partCents = refundedCents - attempt.refundedCents;
      await notifyOfReservation(tx, { kind: "refunded-partly", attempt: changed, partCents }, after);
    }
    // Stripe accepts the shop's response to a dispute for a few days only.
    if (events.includes("disputed"))
      log.error({ reservationId: id }, "a payment is disputed: answer at the provider");
  });
  nudgeDeliveries();
};
