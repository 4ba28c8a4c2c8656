import { and, eq, like, sql } from "drizzle-orm";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { tradeInBookings, tradeIns, tradeInValues } from "#backend/store/schema/trade-ins.ts";
import type { Locale } from "#platform/locale.ts";
import { bookedTime, hasStarted, isOver } from "./appointment/booked-time.ts";
import { confirmSlot } from "./appointment/confirm-slot.ts";
import { countAppointment } from "./appointment/count-appointment.ts";
import { countChange } from "./appointment/count-change.ts";
import { notifyOfAppointment } from "./appointment/notify-of-appointment.ts";
import type { StoredTradeIn } from "./appointment/own-trade-in.ts";
import { readBooking } from "./appointment/read-booking.ts";
import { lockDealer } from "./appointment/store-booking.ts";
import { moveDetails } from "./details/reopen-details.ts";

type BookingTakeOver = {
  readonly customerId: string;
  readonly dealers: ReadonlyMap<number, StoredDealer>;
  /** The language of the mail. */
  readonly locale: Locale;
  readonly now: Date;
};

/**
 * Moves the appointment of the removed trade-in, with its dealer, to the remaining one. An appointment ahead takes precedence over one that
 * is over; if both are ahead, that of the removed one is cancelled and a mail sent.
 */
const takeOverBooking = async (
  tx: Orm,
  stays: StoredTradeIn,
  goes: StoredTradeIn,
  { customerId, dealers, locale, now }: BookingTakeOver,
): Promise<void> => {
  const [existing, given] = [await readBooking(tx, stays.id, now), await readBooking(tx, goes.id, now)];
  if (given === undefined || (existing && isOver(given, now))) return;
  if (existing && !isOver(existing, now)) {
    const dealer = dealers.get(given.dealerId);
    if (!dealer || given.confirmBefore || hasStarted(given, now)) return;
    const { id, bookingSequence } = await countChange(tx, stays);
    const tradeIn = { ...goes, id, bookingSequence, customerId };
    const notified = { tradeIn, dealer, slot: bookedTime(given), locale, now, calendarId: goes.id };
    await notifyOfAppointment(tx, "cancelled", notified);
    return;
  }
  await lockDealer(tx, given.dealerId);
  await tx.delete(tradeInBookings).where(eq(tradeInBookings.tradeInId, stays.id));
  await tx.update(tradeInBookings).set({ tradeInId: stays.id }).where(eq(tradeInBookings.tradeInId, goes.id));
  await tx.update(tradeIns).set({ dealerId: given.dealerId }).where(eq(tradeIns.id, stays.id));
};

type HandOver = BookingTakeOver & {
  readonly sessionId: string;
  readonly customerId: string;
};

/**
 * Moves the trade-ins of a session to the customer who signs in with it, in the login's transaction. If the customer already has the
 * same car, the one that was valued last remains; it takes over the other's values, its details (as a draft),
 * its reservations, and its appointment if it has none ahead. A mail is sent for an appointment that is cancelled
 * by this, and for one that the login confirms.
 */
export const handOverTradeIns = async (tx: Orm, handOver: HandOver): Promise<void> => {
  const { sessionId, customerId } = handOver;
  if ((await tx.$count(tradeIns, eq(tradeIns.sessionId, sessionId))) === 0) return;
  await lockCustomer(tx, customerId);
  const ofSession = eq(tradeIns.sessionId, sessionId);
  const arrived = await tx.select().from(tradeIns).where(ofSession).orderBy(tradeIns.id).for("update");
  for (const row of arrived) {
    const same = and(eq(tradeIns.customerId, customerId), eq(tradeIns.plate, row.plate));
    const [own] = await tx.select().from(tradeIns).where(same).for("update");
    const [stays, goes] = own && valuedAt(own) > valuedAt(row) ? [own, row] : [row, own];
    if (goes) await takeOver(tx, stays, goes, handOver);
    const handed = tx.update(tradeIns).set({ customerId, sessionId: null }).where(eq(tradeIns.id, stays.id));
    for (const tradeIn of await handed.returning()) await confirmForCustomer(tx, tradeIn, handOver);
  }
};

/** A customer's appointments need no confirmation, but count towards the customer's daily limit: those beyond it are cancelled. */
const confirmForCustomer = async (tx: Orm, tradeIn: StoredTradeIn, handOver: HandOver): Promise<void> => {
  const { customerId, now } = handOver;
  const booking = await readBooking(tx, tradeIn.id, now);
  if (!booking?.confirmBefore) return;
  if (await countAppointment(tx, { customerId }, now)) return confirmSlot(tx, tradeIn, handOver);
  await tx.delete(tradeInBookings).where(eq(tradeInBookings.tradeInId, tradeIn.id));
};

const valuedAt = ({ createdAt, updatedAt }: StoredTradeIn): number => (updatedAt ?? createdAt).getTime();

const takeOver = async (
  tx: Orm,
  stays: StoredTradeIn,
  goes: StoredTradeIn,
  handOver: HandOver,
): Promise<void> => {
  await tx.update(tradeInValues).set({ tradeInId: stays.id }).where(eq(tradeInValues.tradeInId, goes.id));
  const bookingSequence = Math.max(stays.bookingSequence, goes.bookingSequence);
  await tx.update(tradeIns).set({ bookingSequence }).where(eq(tradeIns.id, stays.id));
  // Mails about the removed one are found by the remaining one.
  const key = sql`${outbox.key} || ${`:${stays.id}`}`;
  await tx
    .update(outbox)
    .set({ key })
    .where(like(outbox.key, `appointment-%:${goes.id}`));
  await takeOverBooking(tx, { ...stays, bookingSequence }, goes, handOver);
  // The car is the same, so the reservations remain valid.
  await tx.update(reservations).set({ tradeInId: stays.id }).where(eq(reservations.tradeInId, goes.id));
  await moveDetails(tx, goes, stays);
  await tx.delete(tradeIns).where(eq(tradeIns.id, goes.id));
};
