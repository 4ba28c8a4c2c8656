import { eq } from "drizzle-orm";
import { nudgeMail } from "#backend/mail/nudge-mail.ts";
import type { DisputeState, ReturnedMoney } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import type { ReservationEvent } from "#contract/reservation.ts";
import type { Cents } from "#domain/money.ts";
import type { Logger } from "#platform/log.ts";
import { notifyOfReservation } from "../notify-of-reservation.ts";
import {
  lockReservation,
  noteEvent,
  releaseVehicle,
  type StoredAttempt,
  type StoredReservation,
} from "../stored-reservation.ts";

type Returned = {
  readonly refundedCents: Cents;
  readonly dispute: DisputeState | null;
  /** Why all of it is back with the customer now, where it is: somebody gave it back at the provider, or the bank did. */
  readonly allBack: "by-hand" | "disputed" | undefined;
  /** Whether nothing is paid any more for what was confirmed. */
  readonly ends: boolean;
  /** What is new, in its order. */
  readonly events: readonly ReservationEvent[];
};

export type Returning = {
  readonly returned: ReturnedMoney;
  readonly attempt: Pick<StoredAttempt, "state" | "amountCents" | "refundedCents" | "dispute">;
  readonly reservation: Pick<StoredReservation, "state">;
};

const disputed = { open: "disputed", won: "dispute-won", lost: "dispute-lost" } as const;

/**
 * What follows from money that went back at the provider without the shop asking. What was read earlier takes nothing back: refunds
 * only grow, and a dispute that is decided stays so. Said again it changes nothing. Pure.
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

/** What the shop itself is giving back is over when the provider says so to the shop, unless the bank was faster. */
const allBackOf = ({ state, isLost, isRefunded }: Whole): Returned["allBack"] => {
  if (isLost && (state === "paid" || state === "refunding")) return "disputed";
  return state === "paid" && isRefunded ? "by-hand" : undefined;
};

type Taking = { readonly intentId: string; readonly now: Date; readonly log: Logger };

/**
 * Brings a payment and its reservation in line with what went back at the provider, in one transaction, decided under the lock. A
 * confirmed reservation whose deposit is back ends, and its vehicle is for everybody again. Does nothing for a payment that is not known.
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
    for (const event of events) await noteEvent(tx, id, event, now);
    if (allBack === "by-hand" && changed)
      await notifyOfReservation(tx, { kind: "refunded", attempt: changed }, reservation);
    // Stripe waits a few days for what the shop has to say.
    if (events.includes("disputed"))
      log.error({ reservationId: id }, "a payment is disputed: answer at the provider");
  });
  nudgeMail();
};
