import { siteAddress } from "#backend/http/site-address.ts";
import { appointmentToConfirm } from "#backend/mail/messages/appointment-to-confirm.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { signLink } from "#backend/mail/signed-link.ts";
import type { Orm } from "#backend/store/database.ts";
import { localClock } from "#domain/local-clock.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { appointmentFacts, type NotifiedAppointment } from "./notify-of-appointment.ts";

/** Longer than any appointment is ahead: the page of a link says what became of it. */
const linkMs = 30 * 86_400_000;

/**
 * Queues the mail by whose link an appointment of somebody without an account is confirmed, in the transaction that holds its slot. It
 * is for this change of the appointment alone, and is not sent any more once the slot is free.
 */
export const askToConfirm = async (
  tx: Orm,
  told: NotifiedAppointment,
  confirmBefore: Date,
): Promise<void> => {
  const { tradeIn, dealer, locale, now } = told;
  const { id, bookingSequence, email } = tradeIn;
  const subject = `${id}:${bookingSequence}`;
  const link = signLink({
    purpose: "confirm-appointment",
    subject,
    expiresAt: new Date(now.getTime() + linkMs),
  });
  const message = appointmentToConfirm({
    ...appointmentFacts(told),
    until: localClock(confirmBefore, timeZoneAt(dealer)).time,
    link: `${siteAddress()}/api/services/appointments/confirm?link=${link}`,
  });
  const key = `appointment-held:${bookingSequence}:${id}`;
  await queueMail(tx, { key, to: email, locale, ...message, expiresAt: confirmBefore });
};
