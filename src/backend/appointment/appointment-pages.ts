import { BackendError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { readForm } from "#backend/http/read-form.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { linkedLead } from "#backend/lead/appointment/linked-lead.ts";
import { type Markup, markup } from "#backend/pages/markup.ts";
import { renderLinks } from "#backend/pages/render-form.ts";
import { afterAct, gone, ownAddress, readSubject } from "#backend/subscription/read-subject.ts";
import { renderButton, renderPage } from "#backend/subscription/render-page.ts";
import { bookedTime, isOver } from "#backend/trade-in/appointment/booked-time.ts";
import { linkedTradeIn } from "#backend/trade-in/appointment/linked-trade-in.ts";
import { writeCalendar } from "#backend/trade-in/appointment/write-calendar.ts";
import { freeSlots } from "#backend/trade-in/schedule/dealer-schedule.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { calendarFileName } from "#domain/appointment-calendar.ts";
import type { AppointmentSlot } from "#domain/appointment-slots.ts";
import { localClock } from "#domain/local-clock.ts";
import { phoneText } from "#domain/phone-text.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { withOffset } from "#domain/zoned-moment.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { marketOf } from "#market/markets.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { managePath } from "./appointment-link.ts";
import { attachedAppointment } from "./attached-appointment.ts";
import type { LinkCall, LinkedAppointment } from "./linked-appointment.ts";

/** The appointment of a trade-in or a test drive, by its id; undefined where that was deleted. */
const readLinkedAppointment = async (id: string, call: LinkCall): Promise<LinkedAppointment | undefined> =>
  (await linkedTradeIn(id, call)) ?? (await linkedLead(id, call));

const dayOf = (date: string, locale: Locale): string =>
  marketOf(locale).formats.longDate(`${date}T12:00:00Z`);

/** Time, place and subject of an appointment, as a list of definitions. */
const renderFacts = ({ locale, dealer, about, booking }: LinkedAppointment): Markup => {
  const { appointment: words } = wordingOf(locale);
  const { date, time } = booking
    ? localClock(bookedTime(booking).start, timeZoneAt(dealer))
    : { date: undefined, time: "" };
  const place = `${dealer.name}, ${dealer.address}, ${dealer.zipCode} ${dealer.municipality}`;
  const rows: readonly (readonly [string, string | Markup])[] = [
    ...(date ? [[words.when, fill(words.at, { date: dayOf(date, locale), time })] as const] : []),
    [words.dealer, place],
    [words.phone, markup`<a href="tel:${dealer.phone}">${phoneText(dealer.phone)}</a>`],
    ...about,
  ];
  return renderAbout(rows);
};

const renderAbout = (rows: readonly (readonly [string, string | Markup])[]): Markup =>
  markup`<dl>${rows.map(([label, value]) => markup`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;

/** The form for another time; none without a free one. */
const renderSlots = (
  slots: readonly AppointmentSlot[],
  { locale, dealer, booking }: LinkedAppointment,
  action: string,
): Markup => {
  const { manage } = wordingOf(locale).appointment;
  if (slots.length === 0) return markup`<p>${fill(manage.none, { phone: phoneText(dealer.phone) })}</p>`;
  const zone = timeZoneAt(dealer);
  const days = [...Map.groupBy(slots, ({ date }) => date)];
  const groups = days.map(
    ([date, ofDay]) =>
      markup`<optgroup label="${dayOf(date, locale)}">${ofDay.map(
        ({ start, hour }) =>
          markup`<option value="${withOffset(start, zone)}">${`${hour}, ${dayOf(date, locale)}`}</option>`,
      )}</optgroup>`,
  );
  return markup`<form method="post" action="${action}"><div class="field"><label for="slot">${manage.slot}</label><select id="slot" name="slot">${groups}</select></div><button name="action" value="set">${
    booking ? manage.change : manage.another
  }</button></form>`;
};

/** The appointment of the request's link, or a page about what is wrong with it. */
const readLinked = async (request: Request, call: Call): Promise<LinkedAppointment | Response> => {
  const id = await readSubject(request, "manage-appointment", call);
  if (id instanceof Response) return id;
  return (await readLinkedAppointment(id, call)) ?? gone(call);
};

const linkOf = (request: Request): string => new URL(request.url).searchParams.get("link") ?? "";

/** `GET appointments/manage?link=`: shows an appointment and what can be done with it. Changes nothing, since mail scanners follow links. */
export const showManaged = async (request: Request, call: Call): Promise<Response> => {
  const linked = await readLinked(request, call);
  return linked instanceof Response ? linked : renderManaged(request, call, linked);
};

const renderManaged = async (
  request: Request,
  call: Call,
  linked: LinkedAppointment,
  refusal?: "taken" | "fixed",
): Promise<Response> => {
  const { locale, booking, dealer, isOpen, purpose, sequence } = linked;
  const { appointment } = wordingOf(locale);
  const { manage: words } = appointment;
  const action = ownAddress(request);
  const phone = phoneText(dealer.phone);
  const slots = isOpen ? await freeSlots(call.orm, dealer, call.now) : [];
  const problem = refusal && markup`<p class="error" role="alert">${fill(words[refusal], { phone })}</p>`;
  const facts = renderFacts(linked);
  const photos = linked.photos && renderLinks([{ href: linked.photos, text: appointment.photos.label }]);
  const status = refusal === undefined ? 200 : 409;
  if (booking && isOver(booking, call.now))
    return renderPage(call, { locale, title: words.title, text: [words.over], content: facts, status });
  if (booking === undefined) {
    // The request of a car may be without an appointment until now.
    const isFirst = sequence === 0 && isOpen;
    const again =
      isOpen &&
      markup`${!isFirst && markup`<h2 class="part">${words.anotherTitle}</h2>`}${renderSlots(slots, linked, action)}`;
    const content = markup`${problem}${facts}${again}${photos}`;
    const isCancelled = sequence > 1;
    const title = isCancelled ? words.cancelledTitle : isFirst ? words.chooseTitle : words.title;
    return renderPage(call, {
      locale,
      title,
      text: isCancelled ? [words.cancelledText] : [],
      content,
      status,
    });
  }
  const { confirmBefore } = booking;
  const until = confirmBefore && localClock(confirmBefore, timeZoneAt(dealer)).time;
  const isMoved = new URL(request.url).searchParams.has("moved");
  const note = until ? fill(words.held, { until }) : isMoved ? words.moved : undefined;
  const calendar = renderLinks([{ href: `calendar?link=${linkOf(request)}`, text: words.calendar }]);
  const { withdrawLink: withdraw } = linked;
  const deletes =
    withdraw && renderLinks([{ href: withdraw, text: wordingOf(locale).requests.withdrawLink }]);
  const content = markup`${problem}${facts}<p>${appointment[purpose].bring}</p>${
    !until && calendar
  }${photos}<h2 class="part">${words.changeTitle}</h2>${renderSlots(slots, linked, action)}<details class="part"><summary>${
    words.cancelTitle
  }</summary><p>${words.cancelText}</p><div class="danger">${renderButton(action, "cancel", words.cancel)}</div>${deletes}</details>`;
  return renderPage(call, { locale, title: words.title, text: note ? [note] : [], content, status });
};

/** `POST appointments/manage?link=`: moves, books again or cancels the appointment of the link; anything else changes nothing. */
export const takeManaged = async (request: Request, call: Call): Promise<Response> => {
  const linked = await readLinked(request, call);
  if (linked instanceof Response) return linked;
  const form = await readForm(request);
  try {
    if (form("action") === "cancel") await linked.cancel();
    if (form("action") === "set") {
      const zone = timeZoneAt(linked.dealer);
      const start = new Date(form("slot"));
      if (Number.isNaN(start.getTime())) throw new BackendError("slot-taken", "No time");
      const slot = { dateTime: withOffset(start, zone), hour: localClock(start, zone).time };
      const isAhead = linked.booking && !isOver(linked.booking, call.now);
      await linked.set(isAhead ? "moved" : "booked", slot);
    }
  } catch (error) {
    if (!(error instanceof BackendError) || error.code === "unavailable") throw error;
    const isTaken = error.code === "slot-taken" || error.code === "invalid-field";
    return renderManaged(request, call, linked, isTaken ? "taken" : "fixed");
  }
  const moved = form("action") === "set" && linked.booking ? "&moved=1" : "";
  const location = `?${new URLSearchParams({ link: linkOf(request) })}${moved}`;
  return new Response(null, { status: 303, headers: { location } });
};

/** `GET appointments/calendar?link=`: the calendar file of the appointment of the link. */
export const downloadCalendar = async (request: Request, call: Call): Promise<Response> => {
  const id = await readSubject(request, "manage-appointment", call);
  if (id instanceof Response) return id;
  const linked = await readLinkedAppointment(id, call);
  if (linked?.booking === undefined || linked.booking.confirmBefore !== null) return gone(call);
  const attached = attachedAppointment({
    ...{ purpose: linked.purpose, calendarId: id, dealerId: linked.dealer.id, sequence: linked.sequence },
    ...{ slot: bookedTime(linked.booking), isCancelled: false, now: call.now },
  });
  return new Response(await writeCalendar(call.orm, attached, linked.locale), {
    headers: {
      "cache-control": cacheControl.noStore,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${calendarFileName}"`,
    },
  });
};

type ConfirmationLink = { readonly id: string; readonly sequence: number };

/** Parses the link; returns an error page for an invalid one. */
const readConfirmationLink = async (request: Request, call: Call): Promise<ConfirmationLink | Response> => {
  const subject = await readSubject(request, "confirm-appointment", call);
  if (subject instanceof Response) return subject;
  const [id = "", sequence] = subject.split(":");
  return { id, sequence: Number(sequence) };
};

/** `GET appointments/confirm?link=`: shows the confirmation form. Changes nothing, since mail scanners follow links. */
export const showAppointment = async (request: Request, call: Call): Promise<Response> => {
  const confirmation = await readConfirmationLink(request, call);
  if (confirmation instanceof Response) return confirmation;
  const linked = await readLinkedAppointment(confirmation.id, call);
  if (linked?.booking === undefined || linked.sequence !== confirmation.sequence)
    return notHeld(call, linked?.locale ?? call.locale);
  const { locale, dealer, booking } = linked;
  const { appointment: words } = wordingOf(locale);
  const { title, text, button, doneTitle, doneText, what } = words.confirm;
  const zone = timeZoneAt(dealer);
  const { start } = bookedTime(booking);
  const { date, time } = localClock(start, zone);
  const details = {
    date: dayOf(date, locale),
    time,
    dealer: dealer.name,
    address: `${dealer.address}, ${dealer.zipCode} ${dealer.municipality}`,
  };
  const appointment = fill(what, details);
  const facts = renderAbout(linked.about);
  if (booking.confirmBefore === null) {
    const href = siteAddress() + managePath(confirmation.id, start);
    const content = markup`${facts}${renderLinks([{ href, text: words.byLink.label }])}`;
    return renderPage(call, { locale, title: doneTitle, text: [appointment, doneText], content });
  }
  const until = localClock(booking.confirmBefore, zone).time;
  const content = markup`${facts}${renderButton(ownAddress(request), "confirm", button)}`;
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
  const linked = await readLinkedAppointment(confirmation.id, call);
  await linked?.confirm(confirmation.sequence);
  nudgeDeliveries();
  return await afterAct(request, () => showAppointment(request, call));
};
