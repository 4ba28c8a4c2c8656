import { managePath } from "#backend/appointment/appointment-link.ts";
import { type MailedAppointment, mailChange } from "#backend/appointment/mail-appointment.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { publishEvent } from "#backend/events/publish-event.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import type { AppointmentMessage } from "#backend/mail/messages/appointment-message.ts";
import { notifyCustomer } from "#backend/notification/notify-customer.ts";
import { mailAppointment, staffAppointment } from "#backend/staff-mail/mail-trade-in.ts";
import type { Orm } from "#backend/store/database.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { localClock } from "#domain/local-clock.ts";
import { loginAddress } from "#domain/login-address.ts";
import { eurosFromCents } from "#domain/money.ts";
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

/** The car and its value, in the words of the valuation. */
export const inspectedCar = (
  tradeIn: Pick<
    StoredTradeIn,
    "brand" | "model" | "version" | "plate" | "valuationCents" | "confidence" | "locale"
  >,
  locale: Locale,
): readonly (readonly [string, string])[] => {
  const { appointment: words } = wordingOf(locale);
  const { brand, model, version, plate, valuationCents, confidence } = tradeIn;
  const { formats } = marketOf(locale);
  return [
    [words.car, `${brand} ${model} ${version}`],
    [words.plate, marketOf(tradeIn.locale).plate.text(plate)],
    [words.value[confidence], formats.money(eurosFromCents(valuationCents))],
  ];
};

/** An appointment as its mails have it. A customer's link leads to the trade-in by way of the login, any other to the signed page. */
export const mailedAppointment = ({
  tradeIn,
  dealer,
  slot,
  locale,
  now,
  calendarId,
}: NotifiedAppointment): MailedAppointment => {
  const { id, customerId, email, fullName: name, bookingSequence: sequence } = tradeIn;
  const own = () => loginAddress(locale, { returnTo: routePath("tradeIn", locale, { id }) });
  const path = customerId === null ? managePath(id, slot.start) : own();
  return {
    ...{ id, email, name, sequence, dealer, slot, locale, now, calendarId },
    purpose: "inspection",
    about: inspectedCar(tradeIn, locale),
    link: { href: siteAddress() + path, isAccount: customerId !== null },
  };
};

/** Notifies the visitor, the dealer and the receivers of events of a change of an appointment, in the change's transaction. */
export const notifyOfAppointment = async (
  tx: Orm,
  kind: AppointmentMessage["kind"],
  notified: NotifiedAppointment,
): Promise<void> => {
  const { tradeIn, dealer, slot, now } = notified;
  const { id, bookingSequence: sequence } = tradeIn;
  const minutes = (slot.end.getTime() - slot.start.getTime()) / 60_000;
  await mailChange(tx, kind, mailedAppointment(notified));
  const { customerId, brand, model, locale } = tradeIn;
  await notifyCustomer(tx, {
    ...{ customerId, kind: "trade-in", key: `appointment:${sequence}:${id}`, now },
    news: { event: kind, about: `${brand} ${model}`, ...localClock(slot.start, timeZoneAt(dealer)) },
    path: routePath("tradeIn", locale, { id }),
  });
  const calendarId = notified.calendarId ?? id;
  await mailAppointment(tx, staffAppointment(tradeIn), { kind, dealer, slot, calendarId, now });
  await publishEvent(tx, {
    type: `appointment.${kind}`,
    subject: `trade_in:${id}`,
    data: { tradeInId: id, dealerId: dealer.wireId, start: slot.start.toISOString(), minutes, sequence },
    at: now,
  });
};
