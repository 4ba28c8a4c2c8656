import { queueMail } from "#backend/mail/queue-mail.ts";
import type { Orm } from "#backend/store/database.ts";
import type { StoredReservation } from "./stored-reservation.ts";
import { isReservationDeposit } from "./texts/deposit-payment.ts";
import { readReservationFacts } from "./texts/read-reservation-facts.ts";
import { type ReservationMessage, writeMessage } from "./texts/write-message.ts";

/**
 * Queues the mail that notifies a customer of an event, in the transaction of the change: one for each event and each part
 * of a refund, and one for each payment that was not accepted, whose refund is not reported again. Sends nothing for a deleted account.
 */
export const notifyOfReservation = async (
  tx: Orm,
  message: ReservationMessage,
  reservation: StoredReservation,
): Promise<void> => {
  const { id, email, locale } = reservation;
  if (email === null) return;
  if (message.kind === "refunded" && !isReservationDeposit(reservation, message.attempt)) return;
  const part = message.kind === "refunded-partly" ? `-${message.attempt.refundedCents}` : "";
  const payment = "attempt" in message ? `:${message.attempt.number}${part}` : "";
  const key = `reservation-${message.kind}${payment}:${id}`;
  const written = writeMessage(message, await readReservationFacts(tx, reservation));
  await queueMail(tx, { key, to: email, locale, ...written });
};
