import { eq } from "drizzle-orm";
import { publishEvent } from "#backend/events/publish-event.ts";
import { notifyCustomer } from "#backend/notification/notify-customer.ts";
import { mailReservation } from "#backend/staff-mail/mail-reservation.ts";
import type { Orm } from "#backend/store/database.ts";
import { reservationEvents, reservations } from "#backend/store/schema/reservations.ts";
import type { EventData, EventType } from "#contract/events.ts";
import type { ReservationEvent } from "#contract/reservation.ts";
import { eurosFromCents } from "#domain/money.ts";
import { routePath } from "#domain/route-paths.ts";
import { type ReservationFacts, readReservationFacts } from "./texts/read-reservation-facts.ts";

type Published = Extract<EventType, `reservation.${string}`>;

const published: Partial<Readonly<Record<ReservationEvent, Published>>> = {
  held: "reservation.held",
  confirmed: "reservation.paid",
  cancelled: "reservation.cancelled",
  refunded: "reservation.refunded",
  completed: "reservation.completed",
  expired: "reservation.expired",
  "cards-declined": "reservation.expired",
  disputed: "reservation.disputed",
};

/** What the customer is notified of on the site. */
const noted = {
  confirmed: "reserved",
  cancelled: "reservation-cancelled",
  expired: "reservation-over",
  "cards-declined": "reservation-over",
} as const satisfies Partial<Record<ReservationEvent, string>> as Partial<
  Record<ReservationEvent, "reserved" | "reservation-cancelled" | "reservation-over">
>;

/**
 * Records what happened to a reservation for its page, publishes it, and mails it to the dealer, in the transaction that has locked and
 * changed it.
 */
export const recordEvent = async (tx: Orm, id: string, code: ReservationEvent, at: Date): Promise<void> => {
  await tx.insert(reservationEvents).values({ reservationId: id, code, at });
  const [reservation] = await tx.select().from(reservations).where(eq(reservations.id, id));
  if (reservation === undefined) throw new Error("A reservation is gone while it was looked at");
  const facts = await readReservationFacts(tx, reservation);
  const type = published[code];
  if (type !== undefined)
    await publishEvent(tx, { type, subject: `reservation:${id}`, data: dataOf(facts), at });
  await mailReservation(tx, code, { facts, at });
  const event = noted[code];
  if (event === undefined) return;
  await notifyCustomer(tx, {
    ...{ customerId: reservation.customerId, kind: "reservation", key: `${event}:${id}`, now: at },
    news: { event, about: facts.vehicle.brandAndModel },
    path: routePath("reservation", facts.reservation.locale, { id }),
  });
};

const dataOf = ({ reservation, vehicle, dealer }: ReservationFacts): EventData<Published> => {
  const { id, totalCents, reservationDepositCents, tradeInId } = reservation;
  return {
    ...{ reservationId: id, vin: vehicle.vin, dealerId: dealer.wireId },
    ...{ total: eurosFromCents(totalCents), deposit: eurosFromCents(reservationDepositCents) },
    ...(tradeInId !== null && { tradeInId }),
  };
};
