import { and, eq, isNull } from "drizzle-orm";
import { managePath } from "#backend/appointment/appointment-link.ts";
import type { LinkCall, LinkedAppointment } from "#backend/appointment/linked-appointment.ts";
import { type MailedAppointment, mailChange, mailToConfirm } from "#backend/appointment/mail-appointment.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { BackendError, NotFoundError } from "#backend/errors.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { vehicleOf } from "#backend/staff-mail/described-vehicle.ts";
import { mailAppointment } from "#backend/staff-mail/mail-trade-in.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import { bookedTime, hasStarted } from "#backend/trade-in/appointment/booked-time.ts";
import { readBooking } from "#backend/trade-in/appointment/read-booking.ts";
import {
  confirmationMs,
  mostChanges,
  slotTaken,
  validateSlot,
  type WantedSlot,
} from "#backend/trade-in/appointment/set-appointment.ts";
import { isOverlap, storeBooking } from "#backend/trade-in/appointment/store-booking.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { AppointmentSlot } from "#domain/appointment-slots.ts";
import { fill } from "#platform/fill.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { mailedVehicle } from "../describe-for-mail.ts";
import { withdrawLink } from "../withdraw-link.ts";

type Lead = typeof leads.$inferSelect;

const aboutOf = (row: VehicleRow, locale: Locale): readonly (readonly [string, string])[] => {
  const { name, price } = mailedVehicle(row, locale);
  const { requests: words } = wordingOf(locale);
  return [
    [words.vehicle, name],
    [words.price, price],
  ];
};

type Driven = {
  readonly lead: Lead;
  readonly row: VehicleRow;
  readonly dealer: StoredDealer;
  readonly slot: { readonly start: Date; readonly end: Date };
  readonly now: Date;
};

const mailedDrive = ({ lead, row, dealer, slot, now }: Driven): MailedAppointment => {
  const { id, name, email, bookingSequence: sequence } = lead;
  const locale = knownLocale(lead.locale);
  return {
    ...{ id, sequence, dealer, slot, locale, now, purpose: "test-drive", about: aboutOf(row, locale) },
    name: name ?? "",
    email: email ?? "",
    link: { href: siteAddress() + managePath(id, slot.start), isAccount: false },
  };
};

/** The mails of a change of a test drive to the visitor and the dealer. The dealer knows of the first one by the lead. */
const notifyOfDrive = async (
  tx: Orm,
  kind: "booked" | "moved" | "cancelled",
  driven: Driven,
): Promise<void> => {
  await mailChange(tx, kind, mailedDrive(driven));
  const { lead, row, dealer, slot, now } = driven;
  const { id, name, email, phone, bookingSequence: sequence } = lead;
  if (kind === "booked" || name === null || email === null || phone === null) return;
  const person = { name, phone, mail: email, locale: knownLocale(lead.locale) };
  const facts = (locale: Locale) => aboutOf(row, locale);
  const summary = (locale: Locale) =>
    fill(wordingOf(locale).staff.appointment.drive, { vehicle: mailedVehicle(row, locale).name, name });
  const appointment = { id, sequence, purpose: "test-drive" as const, person, facts, summary };
  await mailAppointment(tx, appointment, { kind, dealer, slot, calendarId: id, now });
};

/** Holds a slot for a test drive, or books it at once where the visitor is known, in the transaction that stores or changes the lead. */
export const storeDrive = async (
  tx: Orm,
  lead: Lead,
  {
    row,
    dealer,
    slot,
    isConfirmed,
    now,
  }: {
    readonly row: VehicleRow;
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
  const driven = { lead: { ...lead, bookingSequence }, row, dealer, slot, now };
  if (confirmBefore) await mailToConfirm(tx, mailedDrive(driven), confirmBefore);
  else await notifyOfDrive(tx, lead.bookingSequence === 0 ? "booked" : "moved", driven);
};

/** The appointment of a test drive for holders of its signed link. */
export const linkedTestDrive = async (id: string, call: LinkCall): Promise<LinkedAppointment | undefined> => {
  const { orm, now } = call;
  const its = and(eq(leads.id, id), isNull(leads.withdrawnAt));
  const [lead] = await orm.select().from(leads).where(its);
  const row = lead && (await vehicleOf(orm, lead.vin));
  const dealer =
    lead && [...(await knownDealers(orm)).values()].find(({ wireId }) => wireId === lead.dealerId);
  if (!row || !dealer) return undefined;
  const locale = knownLocale(lead.locale);
  const load = async (tx: Orm) => {
    const [locked] = await tx.select().from(leads).where(its).for("update");
    if (locked === undefined) throw new NotFoundError("No such test drive");
    return { lead: locked, booking: await readBooking(tx, id, now) };
  };
  return {
    ...{ locale, purpose: "test-drive", dealer, about: aboutOf(row, locale) },
    booking: await readBooking(orm, id, now),
    sequence: lead.bookingSequence,
    withdrawLink: withdrawLink(id, now),
    isOpen: row.vehicle.status === "in-stock",
    set: (_, wanted) => setDrive(call, wanted, { load, row, dealer }),
    cancel: () => cancelDrive(call, { load, row, dealer }),
    confirm: (sequence) =>
      orm.transaction(async (tx) => {
        const { lead: locked, booking } = await load(tx);
        if (!booking?.confirmBefore || locked.bookingSequence !== sequence) return;
        await tx
          .update(tradeInBookings)
          .set({ confirmBefore: null })
          .where(eq(tradeInBookings.leadId, locked.id));
        await notifyOfDrive(tx, "booked", { lead: locked, row, dealer, slot: bookedTime(booking), now });
      }),
  };
};

type Changed = {
  readonly load: (
    tx: Orm,
  ) => Promise<{ readonly lead: Lead; readonly booking: Awaited<ReturnType<typeof readBooking>> }>;
  readonly row: VehicleRow;
  readonly dealer: StoredDealer;
};

const setDrive = async (
  { orm, now }: LinkCall,
  wanted: WantedSlot,
  { load, row, dealer }: Changed,
): Promise<void> => {
  await orm.transaction(async (tx) => {
    const { lead, booking } = await load(tx);
    if (booking && bookedTime(booking).start.getTime() === Date.parse(wanted.dateTime)) return;
    if ((booking && hasStarted(booking, now)) || lead.bookingSequence >= mostChanges)
      throw new BackendError("conflict", "Only the dealer changes the appointment now");
    const slot = validateSlot(wanted, dealer, now);
    const isConfirmed = lead.customerId !== null || booking?.confirmBefore === null;
    await storeDrive(tx, lead, { row, dealer, slot, isConfirmed, now });
  });
  nudgeDeliveries();
};

const cancelDrive = async ({ orm, now }: LinkCall, { load, row, dealer }: Changed): Promise<void> => {
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
      await notifyOfDrive(tx, "cancelled", { lead: changed, row, dealer, slot: bookedTime(booking), now });
  });
  nudgeDeliveries();
};
