import type { Orm } from "#backend/store/database.ts";
import { closePayments } from "../close-payments.ts";
import { endHold } from "../end-hold.ts";
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
  await closePayments(tx, reservation.id, now);
  return true;
};
