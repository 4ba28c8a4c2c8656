import { and, eq } from "drizzle-orm";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import type { Call } from "#backend/http/call.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { renderLinks } from "#backend/pages/render-form.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { afterAct, ownAddress, readSubject } from "#backend/subscription/read-subject.ts";
import { renderButton, renderPage } from "#backend/subscription/render-page.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { localClock } from "#domain/local-clock.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { bookedTime } from "./booked-time.ts";
import { confirmSlot } from "./confirm-slot.ts";
import { readBooking } from "./read-booking.ts";

type ConfirmationLink = { readonly id: string; readonly sequence: number };

/** Parses the link; returns an error page for an invalid one. */
const readConfirmationLink = async (request: Request, call: Call): Promise<ConfirmationLink | Response> => {
  const subject = await readSubject(request, "confirm-appointment", call);
  if (subject instanceof Response) return subject;
  const [id = "", sequence] = subject.split(":");
  return { id, sequence: Number(sequence) };
};

/** The trade-in of the link, if its appointment has not changed since the mail was sent. */
const tradeInOf = (orm: Orm, { id, sequence }: ConfirmationLink) =>
  orm
    .select()
    .from(tradeIns)
    .where(and(eq(tradeIns.id, id), eq(tradeIns.bookingSequence, sequence)));

/** `GET appointments/confirm?link=`: shows the confirmation form. Changes nothing, since mail scanners follow links. */
export const showAppointment = async (request: Request, call: Call): Promise<Response> => {
  const confirmation = await readConfirmationLink(request, call);
  if (confirmation instanceof Response) return confirmation;
  const { orm, now } = call;
  const [tradeIn] = await tradeInOf(orm, confirmation);
  const booking = tradeIn && (await readBooking(orm, tradeIn.id, now));
  const dealer = booking && (await knownDealers(orm)).get(booking.dealerId);
  if (!dealer) return notHeld(call, tradeIn ? knownLocale(tradeIn.locale) : call.locale);
  const locale = knownLocale(tradeIn.locale);
  const { title, text, button, doneTitle, doneText, what } = wordingOf(locale).appointment.confirm;
  const zone = timeZoneAt(dealer);
  const { date, time } = localClock(bookedTime(booking).start, zone);
  const details = {
    date: marketOf(locale).formats.longDate(`${date}T12:00:00Z`),
    time,
    dealer: dealer.name,
    address: `${dealer.address}, ${dealer.zipCode} ${dealer.municipality}`,
  };
  const appointment = fill(what, details);
  if (booking.confirmBefore === null)
    return renderPage(call, { locale, title: doneTitle, text: [appointment, doneText] });
  const until = localClock(booking.confirmBefore, zone).time;
  const content = renderButton(ownAddress(request), "confirm", button);
  return renderPage(call, { locale, title, text: [appointment, fill(text, { until })], content });
};

/** The page for an appointment that expired, was moved or cancelled since; links to booking another one. */
const notHeld = (call: Call, locale: Locale): Promise<Response> => {
  const { goneTitle: title, goneText, another } = wordingOf(locale).appointment.confirm;
  const content = renderLinks([{ href: siteAddress() + wizardPath("trade-in", locale), text: another }]);
  return renderPage(call, { locale, title, text: [goneText], content, status: 410 });
};

/** `POST appointments/confirm?link=`: confirms the appointment while it holds its slot. */
export const takeConfirmation = async (request: Request, call: Call): Promise<Response> => {
  const confirmation = await readConfirmationLink(request, call);
  if (confirmation instanceof Response) return confirmation;
  const { orm, now } = call;
  const dealers = await knownDealers(orm);
  await orm.transaction(async (tx) => {
    const [tradeIn] = await tradeInOf(tx, confirmation).for("update");
    if (tradeIn) await confirmSlot(tx, tradeIn, { dealers, locale: knownLocale(tradeIn.locale), now });
  });
  nudgeDeliveries();
  return await afterAct(request, () => showAppointment(request, call));
};
