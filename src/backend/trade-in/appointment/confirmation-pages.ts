import { and, eq } from "drizzle-orm";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import type { Call } from "#backend/http/call.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { nudgeMail } from "#backend/mail/nudge-mail.ts";
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

type Asked = { readonly id: string; readonly sequence: number };

/** What the link is to confirm, or the page that says what is wrong with the link. */
const readAsked = (request: Request, call: Call): Asked | Response => {
  const subject = readSubject(request, "confirm-appointment", call);
  if (subject instanceof Response) return subject;
  const [id = "", sequence] = subject.split(":");
  return { id, sequence: Number(sequence) };
};

/** The trade-in of the link, while the appointment is as the link's mail said. */
const meant = (orm: Orm, { id, sequence }: Asked) =>
  orm
    .select()
    .from(tradeIns)
    .where(and(eq(tradeIns.id, id), eq(tradeIns.bookingSequence, sequence)));

/** `GET appointments/confirm?link=`: asks; changes nothing, since scanners of mail follow links. */
export const showAppointment = async (request: Request, call: Call): Promise<Response> => {
  const asked = readAsked(request, call);
  if (asked instanceof Response) return asked;
  const { orm, now } = call;
  const [tradeIn] = await meant(orm, asked);
  const booking = tradeIn && (await readBooking(orm, tradeIn.id, now));
  const dealer = booking && (await knownDealers(orm)).get(booking.dealerId);
  if (!dealer) return notHeld(tradeIn ? knownLocale(tradeIn.locale) : call.locale);
  const locale = knownLocale(tradeIn.locale);
  const { title, text, button, doneTitle, doneText, what } = wordingOf(locale).appointment.confirm;
  const zone = timeZoneAt(dealer);
  const { date, time } = localClock(bookedTime(booking).start, zone);
  const said = {
    date: marketOf(locale).formats.longDate(`${date}T12:00:00Z`),
    time,
    dealer: dealer.name,
    address: `${dealer.address}, ${dealer.zipCode} ${dealer.municipality}`,
  };
  const appointment = fill(what, said);
  if (booking.confirmBefore === null)
    return renderPage({ locale, title: doneTitle, text: [appointment, doneText] });
  const until = localClock(booking.confirmBefore, zone).time;
  const content = renderButton(ownAddress(request), "confirm", button);
  return renderPage({ locale, title, text: [appointment, fill(text, { until })], content });
};

/** It was not confirmed in time, or was moved or given back since: the page says how another one is had. */
const notHeld = (locale: Locale): Response => {
  const { goneTitle: title, goneText, another } = wordingOf(locale).appointment.confirm;
  const content = renderLinks([{ href: siteAddress() + wizardPath("trade-in", locale), text: another }]);
  return renderPage({ locale, title, text: [goneText], content, status: 410 });
};

/** `POST appointments/confirm?link=`: confirms the appointment while it holds its slot. */
export const takeConfirmation = async (request: Request, call: Call): Promise<Response> => {
  const asked = readAsked(request, call);
  if (asked instanceof Response) return asked;
  const { orm, now } = call;
  const dealers = await knownDealers(orm);
  await orm.transaction(async (tx) => {
    const [tradeIn] = await meant(tx, asked).for("update");
    if (tradeIn) await confirmSlot(tx, tradeIn, { dealers, locale: knownLocale(tradeIn.locale), now });
  });
  nudgeMail();
  return await afterAct(request, () => showAppointment(request, call));
};
