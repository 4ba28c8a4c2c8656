import { and, asc, eq, gte, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { z } from "zod";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { NotFoundError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { tradeInBookings, tradeIns } from "#backend/store/schema/trade-ins.ts";
import { bookedTime, minutesOf } from "#backend/trade-in/appointment/booked-time.ts";
import { hasLapsed } from "#backend/trade-in/appointment/read-booking.ts";
import type { appointmentsQuery, officeAppointments } from "#contract/office.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { daysAfter, localClock } from "#domain/local-clock.ts";
import { eurosFromCents } from "#domain/money.ts";
import { timeZoneAt } from "#market/address-region.ts";
import { auditedRead } from "../audit.ts";
import type { OfficeCaller } from "../office-caller.ts";

type Listed = z.input<typeof officeAppointments>;
type Appointment = Listed["appointments"][number];

/** Who comes to a dealer on a day of its clock: valuations that are booked, and test drives that were requested. Throws `not-found`. */
export const listAppointments = (
  { orm, actor, now }: OfficeCaller,
  { dealerId, day }: z.output<typeof appointmentsQuery>,
): Promise<Listed> =>
  auditedRead(
    orm,
    { actor, action: "appointments.list", subject: dealerId, details: { day }, now },
    async () => {
      const dealer = [...(await knownDealers(orm)).values()].find(({ wireId }) => wireId === dealerId);
      if (dealer === undefined) throw new NotFoundError("No dealer has this id");
      const booked = await readBooked(orm, dealer, { day, now });
      const wished = await readOfLeads(orm, dealerId, { day, now });
      const byTime = [...booked, ...wished].toSorted((a, b) => (a.time ?? "").localeCompare(b.time ?? ""));
      const timeZone = timeZoneAt(dealer);
      return { dealerId, dealer: dealer.name, day, timeZone, appointments: byTime };
    },
  );

const dayMs = 86_400_000;

const readBooked = async (
  orm: Orm,
  dealer: StoredDealer,
  { day, now }: { readonly day: string; readonly now: Date },
): Promise<Appointment[]> => {
  const timeZone = timeZoneAt(dealer);
  // Any clock's day lies within these three.
  const start = new Date(Date.parse(`${daysAfter(day, -1)}T00:00:00Z`));
  const { startMinute: from, endMinute: to } = minutesOf({
    start,
    end: new Date(start.getTime() + 3 * dayMs),
  });
  const rows = await orm
    .select({ booking: tradeInBookings, car: tradeIns })
    .from(tradeInBookings)
    .innerJoin(tradeIns, eq(tradeIns.id, tradeInBookings.tradeInId))
    .where(
      and(
        eq(tradeInBookings.dealerId, dealer.id),
        gte(tradeInBookings.startMinute, from),
        lt(tradeInBookings.startMinute, to),
      ),
    )
    .orderBy(asc(tradeInBookings.startMinute));
  return rows.flatMap(({ booking, car }): Appointment[] => {
    const there = localClock(bookedTime(booking).start, timeZone);
    if (there.date !== day || hasLapsed(booking, now)) return [];
    return [
      {
        kind: "valuation",
        reference: car.id,
        time: there.time,
        minutes: booking.endMinute - booking.startMinute,
        confirmed: booking.confirmBefore === null,
        ...{ name: car.fullName, phone: car.phone, email: car.email, plate: car.plate },
        car: `${car.brand} ${car.model} ${car.version}`,
        value: eurosFromCents(car.valuationCents),
      },
    ];
  });
};

/** Requests for a test drive on that day, and appointments for cars that were described in words; none that was withdrawn. */
const readOfLeads = async (
  orm: Orm,
  dealerId: string,
  { day, now }: { readonly day: string; readonly now: Date },
): Promise<Appointment[]> => {
  const { leadId, startMinute, endMinute, confirmBefore } = tradeInBookings;
  const rows = await orm
    // The first column decides whether there is a booking at all.
    .select({ lead: leads, booking: { leadId, startMinute, endMinute, confirmBefore } })
    .from(leads)
    .leftJoin(tradeInBookings, eq(tradeInBookings.leadId, leads.id))
    .where(
      and(
        or(
          eq(leads.type, leadTypes["test-drive"]),
          and(isNotNull(leads.car), isNotNull(tradeInBookings.leadId)),
        ),
        eq(leads.dealerId, dealerId),
        eq(leads.preferredDate, day),
        isNull(leads.withdrawnAt),
      ),
    );
  const isComing = ({ lead, booking }: (typeof rows)[number]) =>
    lead.car === null || (booking !== null && !hasLapsed(booking, now));
  return rows
    .filter(isComing)
    .map(({ lead: { id, car, name, phone, email, vin, message, preferredTime }, booking }) => ({
      kind: car === null ? "test-drive-request" : "valuation",
      reference: id,
      confirmed: booking?.confirmBefore === null,
      ...(booking && { minutes: booking.endMinute - booking.startMinute }),
      ...(preferredTime !== null && { time: preferredTime }),
      ...(name !== null && { name }),
      ...(phone !== null && { phone }),
      ...(email !== null && { email }),
      ...(vin !== null && { vin }),
      ...(car !== null && { car }),
      ...(message !== null && { message }),
    }));
};
