import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { publishEvent } from "#backend/events/publish-event.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { type AppointmentMessage, appointmentMessage } from "#backend/mail/messages/appointment-message.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { mailAppointment } from "#backend/staff-mail/mail-trade-in.ts";
import { answersTo } from "#backend/staff-mail/staff-recipient.ts";
import type { Orm } from "#backend/store/database.ts";
import { calendarFileName } from "#domain/appointment-calendar.ts";
import { localClock } from "#domain/local-clock.ts";
import { loginAddress } from "#domain/login-address.ts";
import { eurosFromCents } from "#domain/money.ts";
import { phoneText } from "#domain/phone-text.ts";
import { routePath } from "#domain/route-paths.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { StoredTradeIn } from "./own-trade-in.ts";

export type NotifiedAppointment = {
  /** Locked, with the change counted, so that no other change has its number. */
  readonly tradeIn: StoredTradeIn;
  readonly dealer: StoredDealer;
  readonly slot: { readonly start: Date; readonly end: Date };
  readonly locale: Locale;
  readonly now: Date;
  /** The id in the event of the calendar, if that belonged to another trade-in. */
  readonly calendarId?: string;
};

/** The facts for every mail about an appointment. */
export const appointmentFacts = async (tx: Orm, { tradeIn, dealer, slot, locale }: NotifiedAppointment) => {
  const { fullName, brand, model, version, plate, valuationCents } = tradeIn;
  const shop = await readShop(tx);
  return {
    locale,
    shop: shop.name,
    answersGoTo: answersTo("appointments", dealer, shop),
    name: fullName,
    when: localClock(slot.start, timeZoneAt(dealer)),
    dealer: {
      name: dealer.name,
      address: `${dealer.address}, ${dealer.zipCode} ${dealer.municipality}`,
      phone: phoneText(dealer.phone),
    },
    car: `${brand} ${model} ${version}`,
    plate,
    value: marketOf(locale).formats.money(eurosFromCents(valuationCents)),
  };
};

/**
 * Queues the mail that notifies the visitor of a change of an appointment, in the change's transaction: one for each change, with the
 * calendar file. A customer's mail links to the trade-in by way of the login, any other contains the dealer's telephone.
 */
export const notifyOfAppointment = async (
  tx: Orm,
  kind: AppointmentMessage["kind"],
  notified: NotifiedAppointment,
): Promise<void> => {
  const { tradeIn, dealer, slot, locale, now } = notified;
  const { id, customerId, email, bookingSequence: sequence } = tradeIn;
  const minutes = (slot.end.getTime() - slot.start.getTime()) / 60_000;
  const returnTo = routePath("tradeIn", locale, { id });
  const link = customerId === null ? undefined : `${siteAddress()}${loginAddress(locale, { returnTo })}`;
  const message = appointmentMessage({ kind, ...(await appointmentFacts(tx, notified)), link });
  await queueMail(tx, {
    key: `appointment-${kind}:${sequence}:${id}`,
    to: email,
    locale,
    ...message,
    attachment: {
      kind: "appointment",
      tradeInId: notified.calendarId ?? id,
      dealerId: dealer.id,
      sequence,
      start: slot.start.toISOString(),
      minutes,
      isCancelled: kind === "cancelled",
      writtenAt: now.toISOString(),
      fileName: calendarFileName,
    },
  });
  await mailAppointment(tx, tradeIn, { kind, dealer, slot, calendarId: notified.calendarId ?? id, now });
  await publishEvent(tx, {
    type: `appointment.${kind}`,
    subject: `trade_in:${id}`,
    data: { tradeInId: id, dealerId: dealer.wireId, start: slot.start.toISOString(), minutes, sequence },
    at: now,
  });
};
