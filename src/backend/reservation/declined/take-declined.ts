import { and, eq, inArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { endHold } from "../end-hold.ts";
import { aliveStates } from "../live-states.ts";
import type { StoredReservation } from "../stored-reservation.ts";
import { areTooManyDeclined, countDeclined } from "./declined-cards.ts";

/**
 * In a transaction that has locked it: a card was refused. After too many the vehicle is let go and the payment marked to be ended,
 * which is the answer.
 */
export const takeDeclined = async (tx: Orm, reservation: StoredReservation, now: Date): Promise<boolean> => {
  await countDeclined(tx, reservation, now);
  if (reservation.state !== "held" || !(await areTooManyDeclined(tx, reservation, now))) return false;
  await endHold(tx, reservation, now, "cards-declined");
  await tx
    .update(paymentAttempts)
    .set({ state: "closing", updatedAt: now })
    .where(
      and(eq(paymentAttempts.reservationId, reservation.id), inArray(paymentAttempts.state, aliveStates)),
    );
  return true;
};
