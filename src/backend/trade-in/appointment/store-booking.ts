import { and, eq } from "drizzle-orm";
import { causesOf } from "#backend/store/causes-of.ts";
import type { Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { tradeInBookings } from "#backend/store/schema/trade-ins.ts";
import type { AppointmentSlot } from "#domain/appointment-slots.ts";
import { minutesOf } from "./booked-time.ts";
import { lapsedAt } from "./read-booking.ts";

/** PostgreSQL's code for a violated exclusion constraint. */
const overlaps = "23P01";

/** Whether the database refused an appointment because it overlaps another one of the dealer. */
export const isOverlap = (error: unknown): boolean => causesOf(error).some(({ code }) => code === overlaps);

/**
 * Serializes bookings of a dealer to the end of the transaction: two that overlap would otherwise wait for each
 * other, and the database would abort one as a deadlock.
 */
export const lockDealer = async (tx: Orm, dealerId: number): Promise<void> => {
  await tx.select({ id: dealers.id }).from(dealers).where(eq(dealers.id, dealerId)).for("no key update");
};

/**
 * Stores the appointment of a trade-in or a test drive, replaces an existing one, and deletes the dealer's expired unconfirmed ones.
 * A constraint of the database prevents overlaps: see `isOverlap` for the error.
 */
export const storeBooking = async (
  tx: Orm,
  {
    dealerId,
    ...of
  }: { readonly dealerId: number } & ({ readonly tradeInId: string } | { readonly leadId: string }),
  slot: AppointmentSlot & { readonly confirmBefore: Date | null },
  now: Date,
): Promise<void> => {
  const { confirmBefore } = slot;
  await lockDealer(tx, dealerId);
  await tx.delete(tradeInBookings).where(and(eq(tradeInBookings.dealerId, dealerId), lapsedAt(now)));
  const booking = { dealerId, ...minutesOf(slot), bookedAt: now, confirmBefore };
  const target = "leadId" in of ? tradeInBookings.leadId : tradeInBookings.tradeInId;
  await tx
    .insert(tradeInBookings)
    .values({ ...of, ...booking })
    .onConflictDoUpdate({ target, set: booking });
};
