import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { type AppointmentMessage, appointmentMessage } from "#backend/mail/messages/appointment-message.ts";
import { appointmentToConfirm } from "#backend/mail/messages/appointment-to-confirm.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { answersTo } from "#backend/staff-mail/staff-recipient.ts";
import type { Orm } from "#backend/store/database.ts";
import { localClock } from "#domain/local-clock.ts";
import { phoneText } from "#domain/phone-text.ts";
import { timeZoneAt } from "#market/address-region.ts";
import type { Locale } from "#platform/locale.ts";
import { confirmAddress } from "./appointment-link.ts";
import { attachedAppointment } from "./attached-appointment.ts";

export type MailedAppointment = Pick<AppointmentMessage, "purpose" | "name" | "about" | "link" | "photos"> & {
  /** Of the trade-in, or of the test drive's lead. */
  readonly id: string;
  readonly email: string;
  /** Of the change: no other has its number. */
  readonly sequence: number;
  readonly dealer: StoredDealer;
  readonly slot: { readonly start: Date; readonly end: Date };
  readonly locale: Locale;
  readonly now: Date;
  /** The id in the event of the calendar, if that belonged to another trade-in. */
  readonly calendarId?: string | undefined;
};

const frameOf = async (tx: Orm, { dealer, slot, locale, name, about }: MailedAppointment) => {
  const shop = await readShop(tx);
  return {
    ...{ locale, name, about },
    shop: shop.name,
    answersGoTo: answersTo("appointments", dealer, shop),
    when: localClock(slot.start, timeZoneAt(dealer)),
    dealer: {
      name: dealer.name,
      address: `${dealer.address}, ${dealer.zipCode} ${dealer.municipality}`,
      phone: phoneText(dealer.phone),
    },
  };
};

/** Queues the mail about a change of an appointment with its calendar file, in the change's transaction: one for each change. */
export const mailChange = async (
  tx: Orm,
  kind: AppointmentMessage["kind"],
  appointment: MailedAppointment,
): Promise<void> => {
  const {
    id,
    email,
    sequence,
    dealer,
    slot,
    locale,
    now,
    purpose,
    link,
    photos,
    calendarId = id,
  } = appointment;
  await queueMail(tx, {
    key: `appointment-${kind}:${sequence}:${id}`,
    to: email,
    locale,
    ...appointmentMessage({ kind, purpose, link, photos, ...(await frameOf(tx, appointment)) }),
    attachment: attachedAppointment({
      ...{ purpose, calendarId, dealerId: dealer.id, sequence, slot, now },
      isCancelled: kind === "cancelled",
    }),
  });
};

/**
 * Queues the mail with the link that confirms an appointment of a visitor without an account, in the transaction that holds its slot.
 * The link is for this change of the appointment only; the mail is not sent once the slot is released.
 */
export const mailToConfirm = async (
  tx: Orm,
  appointment: Omit<MailedAppointment, "link">,
  confirmBefore: Date,
): Promise<void> => {
  const { id, email, sequence, dealer, locale, now } = appointment;
  const message = appointmentToConfirm({
    ...(await frameOf(tx, { ...appointment, link: { href: siteAddress(), isAccount: false } })),
    until: localClock(confirmBefore, timeZoneAt(dealer)).time,
    link: confirmAddress(id, sequence, now),
  });
  const key = `appointment-held:${sequence}:${id}`;
  await queueMail(tx, { key, to: email, locale, ...message, expiresAt: confirmBefore });
};
