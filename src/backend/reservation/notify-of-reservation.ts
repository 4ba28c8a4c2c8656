import { queueMail } from "#backend/mail/queue-mail.ts";
import type { Orm } from "#backend/store/database.ts";
import { isReservationDeposit } from "./copy/deposit-payment.ts";
import { readReservationFacts } from "./copy/read-reservation-facts.ts";
import { type ReservationMessage, writeMessage } from "./copy/write-message.ts";
import type { StoredReservation } from "./stored-reservation.ts";

/**
 * Queues the mail that tells a customer what has become of a reservation, in the transaction of the change: one for each change, and
 * for each payment that could not be taken, whose refund is not told again. Whoever has deleted the account is told nothing.
 */
export const notifyOfReservation = async (
  tx: Orm,
  told: ReservationMessage,
  reservation: StoredReservation,
): Promise<void> => {
  const { id, email, locale } = reservation;
  if (email === null) return;
  if (told.kind === "refunded" && !isReservationDeposit(reservation, told.attempt)) return;
  const payment = "attempt" in told ? `:${told.attempt.number}` : "";
  const key = `reservation-${told.kind}${payment}:${id}`;
  const written = writeMessage(told, await readReservationFacts(tx, reservation));
  await queueMail(tx, { key, to: email, locale, ...written });
};
