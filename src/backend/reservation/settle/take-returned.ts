import { eq } from "drizzle-orm";
import { nudgeMail } from "#backend/mail/nudge-mail.ts";
import type { ReturnedMoney } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import type { Logger } from "#platform/log.ts";
import { notifyOfReservation } from "../notify-of-reservation.ts";
import { lockReservation, noteEvent, releaseVehicle } from "../stored-reservation.ts";
import { decideReturned } from "./decide-returned.ts";

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
