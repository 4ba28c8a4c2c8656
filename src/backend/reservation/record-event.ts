import { eq } from "drizzle-orm";
import { publishEvent } from "#backend/events/publish-event.ts";
import type { Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { reservationEvents, reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { EventData, EventType } from "#contract/events.ts";
import type { ReservationEvent } from "#contract/reservation.ts";
import { eurosFromCents } from "#domain/money.ts";

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

/** Records what happened to a reservation for its page, and publishes it, in the transaction that has locked it. */
export const recordEvent = async (tx: Orm, id: string, code: ReservationEvent, at: Date): Promise<void> => {
  await tx.insert(reservationEvents).values({ reservationId: id, code, at });
  const type = published[code];
  if (type === undefined) return;
  await publishEvent(tx, { type, subject: `reservation:${id}`, data: await readData(tx, id), at });
};

const readData = async (tx: Orm, id: string): Promise<EventData<Published>> => {
  const [found] = await tx
    .select({ reservation: reservations, vin: vehicles.vin, dealerId: dealers.wireId })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .innerJoin(dealers, eq(dealers.id, reservations.dealerId))
    .where(eq(reservations.id, id));
  if (found === undefined) throw new Error("A reservation is gone while it was looked at");
  const { reservation, vin, dealerId } = found;
  const { totalCents, reservationDepositCents, tradeInId } = reservation;
  return {
    ...{ reservationId: id, vin, dealerId },
    ...{ total: eurosFromCents(totalCents), deposit: eurosFromCents(reservationDepositCents) },
    ...(tradeInId !== null && { tradeInId }),
  };
};
