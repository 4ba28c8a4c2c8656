import { and, eq, isNull } from "drizzle-orm";
import { managePath } from "#backend/appointment/appointment-link.ts";
import type { LinkCall, LinkedAppointment } from "#backend/appointment/linked-appointment.ts";
import { type MailedAppointment, mailChange, mailToConfirm } from "#backend/appointment/mail-appointment.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { BackendError, NotFoundError } from "#backend/errors.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { mailAppointment } from "#backend/staff-mail/mail-trade-in.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import { bookedTime, hasStarted } from "#backend/trade-in/appointment/booked-time.ts";
import { countAppointment } from "#backend/trade-in/appointment/count-appointment.ts";
import { readBooking } from "#backend/trade-in/appointment/read-booking.ts";
import {
  confirmationMs,
  mostChanges,
  slotTaken,
  validateSlot,
  type WantedSlot,
} from "#backend/trade-in/appointment/set-appointment.ts";
import { isOverlap, storeBooking } from "#backend/trade-in/appointment/store-booking.ts";
import type { AppointmentSlot } from "#domain/appointment-slots.ts";
import { knownLocale } from "#platform/locale.ts";
import { withdrawLink } from "../withdraw-link.ts";
import { type Lead, type LeadSubject, subjectOf } from "./lead-subject.ts";

type Attended = {
  readonly lead: Lead;
  readonly subject: LeadSubject;
  readonly dealer: StoredDealer;
  readonly slot: { readonly start: Date; readonly end: Date };
  readonly now: Date;
};

const mailedAppointment = ({ lead, subject, dealer, slot, now }: Attended): MailedAppointment => {
  const { id, name, email, bookingSequence: sequence } = lead;
  const locale = knownLocale(lead.locale);
  const { purpose, photos } = subject;
  return {
    ...{ id, sequence, dealer, slot, locale, now, purpose, photos, about: subject.about(locale) },
    name: name ?? "",
    email: email ?? "",
    link: { href: siteAddress() + managePath(id, slot.start), isAccount: false },
  };
};

/** The mails of a change to the visitor and the dealer. @param isSentWithLead the dealer knows of the appointment by the lead */
const notifyOfChange = async (
  tx: Orm,
  kind: "booked" | "moved" | "cancelled",
  attended: Attended,
  isSentWithLead = false,
): Promise<void> => {
  await mailChange(tx, kind, mailedAppointment(attended));
  const { lead, subject, dealer, slot, now } = attended;
  const { id, name, email, phone, bookingSequence: sequence } = lead;
  if (isSentWithLead || name === null || email === null || phone === null) return;
  const { purpose, about: facts } = subject;
  const person = { name, phone, mail: email, locale: knownLocale(lead.locale) };
  const appointment = {
    ...{ id, sequence, purpose, person, facts },
    summary: (locale: typeof person.locale) => subject.summary(locale, name),
  };
  await mailAppointment(tx, appointment, { kind, dealer, slot, calendarId: id, now });
};

/** Holds a slot for a lead, or books it at once where the visitor is known, in the transaction that stores or changes the lead. */
export const storeAppointment = async (
  tx: Orm,
  lead: Lead,
  {
    subject,
    dealer,
    slot,
    isConfirmed,
    now,
  }: {
    readonly subject: LeadSubject;
    readonly dealer: StoredDealer;
    readonly slot: AppointmentSlot;
    readonly isConfirmed: boolean;
    readonly now: Date;
  },
): Promise<void> => {
  const confirmBefore = isConfirmed ? null : new Date(now.getTime() + confirmationMs);
  try {
    await storeBooking(tx, { leadId: lead.id, dealerId: dealer.id }, { ...slot, confirmBefore }, now);
  } catch (error) {
    if (isOverlap(error)) throw slotTaken();
    throw error;
  }
  const bookingSequence = lead.bookingSequence + 1;
  const time = { preferredDate: slot.date, preferredTime: slot.hour };
  await tx
    .update(leads)
    .set({ ...time, bookingSequence })
    .where(eq(leads.id, lead.id));
  const attended = { lead: { ...lead, bookingSequence }, subject, dealer, slot, now };
  if (confirmBefore) await mailToConfirm(tx, mailedAppointment(attended), confirmBefore);
  else if (lead.bookingSequence > 0) await notifyOfChange(tx, "moved", attended);
  else await notifyOfChange(tx, "booked", attended, now.getTime() === lead.createdAt.getTime());
};

/** The appointment that is sent with a lead, in its transaction. Throws `appointment-limit`. */
export const storeFirstAppointment = async (
  tx: Orm,
  lead: Lead,
  wanted: Omit<Parameters<typeof storeAppointment>[2], "isConfirmed">,
): Promise<void> => {
  await requireFewAppointments(tx, lead, wanted.now);
  await storeAppointment(tx, lead, { ...wanted, isConfirmed: lead.customerId !== null });
};

const requireFewAppointments = async (tx: Orm, lead: Lead, now: Date): Promise<void> => {
  if (!(await countAppointment(tx, lead, now)))
    throw new BackendError("appointment-limit", "Too many appointments today: only the dealer makes more");
};

/** The appointment of a lead for holders of its signed link. */
export const linkedLead = async (id: string, call: LinkCall): Promise<LinkedAppointment | undefined> => {
  const { orm, now } = call;
  const its = and(eq(leads.id, id), isNull(leads.withdrawnAt));
  const [lead] = await orm.select().from(leads).where(its);
  const dealer =
    lead && [...(await knownDealers(orm)).values()].find(({ wireId }) => wireId === lead.dealerId);
  const subject = dealer && (await subjectOf(orm, lead, dealer, now));
  if (!subject) return undefined;
  const locale = knownLocale(lead.locale);
  const load = async (tx: Orm) => {
    const [locked] = await tx.select().from(leads).where(its).for("update");
    if (locked === undefined) throw new NotFoundError("No such lead");
    return { lead: locked, booking: await readBooking(tx, id, now) };
  };
  const { purpose, isOpen, photos } = subject;
  return {
    ...{ locale, purpose, dealer, isOpen, photos, about: subject.about(locale) },
    booking: await readBooking(orm, id, now),
    sequence: lead.bookingSequence,
    withdrawLink: withdrawLink(id, now),
    set: (_, wanted) => setSlot(call, wanted, { load, subject, dealer }),
    cancel: () => cancelSlot(call, { load, subject, dealer }),
    confirm: (sequence) =>
      orm.transaction(async (tx) => {
        const { lead: locked, booking } = await load(tx);
        if (!booking?.confirmBefore || locked.bookingSequence !== sequence) return;
        await tx
          .update(tradeInBookings)
          .set({ confirmBefore: null })
          .where(eq(tradeInBookings.leadId, locked.id));
        const attended = { lead: locked, subject, dealer, slot: bookedTime(booking), now };
        const isSentWithLead = booking.bookedAt.getTime() === locked.createdAt.getTime();
        await notifyOfChange(tx, "booked", attended, isSentWithLead);
      }),
  };
};

type Changed = {
  readonly load: (
    tx: Orm,
  ) => Promise<{ readonly lead: Lead; readonly booking: Awaited<ReturnType<typeof readBooking>> }>;
  readonly subject: LeadSubject;
  readonly dealer: StoredDealer;
};

const setSlot = async (
  { orm, now }: LinkCall,
  wanted: WantedSlot,
  { load, subject, dealer }: Changed,
): Promise<void> => {
  await orm.transaction(async (tx) => {
    const { lead, booking } = await load(tx);
    if (booking && bookedTime(booking).start.getTime() === Date.parse(wanted.dateTime)) return;
    if ((booking && hasStarted(booking, now)) || lead.bookingSequence >= mostChanges || !subject.isOpen)
      throw new BackendError("conflict", "Only the dealer changes the appointment now");
    const slot = validateSlot(wanted, dealer, now);
    const isConfirmed = lead.customerId !== null || booking?.confirmBefore === null;
    if (booking === undefined) await requireFewAppointments(tx, lead, now);
    await storeAppointment(tx, lead, { subject, dealer, slot, isConfirmed, now });
  });
  nudgeDeliveries();
};

const cancelSlot = async ({ orm, now }: LinkCall, { load, subject, dealer }: Changed): Promise<void> => {
  await orm.transaction(async (tx) => {
    const { lead, booking } = await load(tx);
    if (booking === undefined) return;
    if (hasStarted(booking, now)) throw new BackendError("conflict", "The appointment has started");
    await tx.delete(tradeInBookings).where(eq(tradeInBookings.leadId, lead.id));
    const bookingSequence = lead.bookingSequence + 1;
    await tx
      .update(leads)
      .set({ preferredDate: null, preferredTime: null, bookingSequence })
      .where(eq(leads.id, lead.id));
    const changed = { ...lead, bookingSequence };
    if (booking.confirmBefore === null)
      await notifyOfChange(tx, "cancelled", {
        ...{ lead: changed, subject, dealer, slot: bookedTime(booking), now },
      });
  });
  nudgeDeliveries();
};
