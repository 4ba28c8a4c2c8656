import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { OwnRequest } from "#backend/http/own-request.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservationEvents, reservations } from "#backend/store/schema/reservations.ts";
import { buildCard } from "#backend/vehicle/build-card.ts";
import { readVehicles } from "#backend/vehicle/read-vehicles.ts";
import type { ReservationParts } from "./describe-reservation.ts";
import type { StoredReservation } from "./stored-reservation.ts";

/** Reads a customer's reservations with their parts, newest first. */
export const readReservations = async (
  orm: Orm,
  { customerId, id, atMost, locale, now }: OwnRequest,
): Promise<readonly ReservationParts[]> => {
  const own = and(
    eq(reservations.customerId, customerId),
    id === undefined ? undefined : eq(reservations.id, id),
  );
  const rows = await orm
    .select()
    .from(reservations)
    .where(own)
    .orderBy(desc(reservations.createdAt), desc(reservations.id))
    .limit(atMost);
  return assembleReservations(orm, rows, { locale, now });
};

/** Reservations that were read already, with their parts, in the same order. */
export const assembleReservations = async (
  orm: Orm,
  rows: readonly StoredReservation[],
  { locale, now }: Pick<OwnRequest, "locale" | "now">,
): Promise<readonly ReservationParts[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const attempts = await orm
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.reservationId, ids))
    .orderBy(asc(paymentAttempts.number));
  const events = await orm
    .select()
    .from(reservationEvents)
    .where(inArray(reservationEvents.reservationId, ids))
    .orderBy(asc(reservationEvents.id));
  const finance = await financeSettings(orm);
  const vehicles = await readVehicles(orm, [...new Set(rows.map(({ vehicleId }) => vehicleId))]);
  const cards = new Map(vehicles.map((row) => [row.vehicle.id, buildCard(row, { locale, finance, now })]));
  const dealers = await knownDealers(orm);
  return rows.flatMap((row) => {
    const [card, dealer] = [cards.get(row.vehicleId), dealers.get(row.dealerId)];
    if (card === undefined || dealer === undefined) return [];
    const ofThis = <Entry extends { readonly reservationId: string }>(all: readonly Entry[]) =>
      all.filter(({ reservationId }) => reservationId === row.id);
    return [{ row, card, dealer, attempts: ofThis(attempts), events: ofThis(events) }];
  });
};
