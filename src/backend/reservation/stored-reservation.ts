import { and, eq } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import type { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { isTaken } from "./is-promised.ts";

export type StoredReservation = typeof reservations.$inferSelect;
export type StoredAttempt = typeof paymentAttempts.$inferSelect;

/** The amounts of a reservation and the choices that they depend on. */
export type HeldAmounts = Pick<
  StoredReservation,
  | "cashPriceCents"
  | "financedPriceCents"
  | "contractExpensesCents"
  | "contractExpensesIncluded"
  | "reservationDepositCents"
  | "delivery"
  | "deliveryCents"
  | "warrantyId"
  | "warrantyCents"
  | "tradeInId"
  | "tradeInCents"
>;

export type VehicleStatus = (typeof vehicles.$inferSelect)["status"];
export type LockedReservation = {
  readonly reservation: StoredReservation;
  readonly vehicleStatus: VehicleStatus;
  /** Whether another live reservation counts on the same trade-in. */
  readonly isTradeInTaken: boolean;
};

/** Locks a reservation and its vehicle to the end of the transaction. Always in this order. */
export const lockReservation = async (tx: Orm, id: string): Promise<LockedReservation> => {
  const own = eq(reservations.id, id);
  const [found] = await tx.select({ vehicleId: reservations.vehicleId }).from(reservations).where(own);
  if (found === undefined) throw new Error("A reservation that a payment belongs to is not there");
  const vehicleStatus = await lockVehicle(tx, found.vehicleId);
  const [reservation] = await tx.select().from(reservations).where(own).for("update");
  if (reservation === undefined) throw new Error("A reservation is gone while it was looked at");
  const { tradeInId } = reservation;
  const isTradeInTaken = tradeInId !== null && (await isTaken(tx, tradeInId, id));
  return { reservation, vehicleStatus, isTradeInTaken };
};

/** The same for an id that somebody typed. Throws `not-found` for an unknown one. */
export const lockKnown = async (tx: Orm, id: string): Promise<LockedReservation> => {
  if ((await tx.$count(reservations, eq(reservations.id, id))) === 0)
    throw new NotFoundError("There is no such reservation");
  return lockReservation(tx, id);
};

export const lockVehicle = async (tx: Orm, vehicleId: number): Promise<VehicleStatus> => {
  const [vehicle] = await tx
    .select({ status: vehicles.status })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
    .for("update");
  if (vehicle === undefined) throw new Error("A vehicle is gone while it was looked at");
  return vehicle.status;
};

/** Takes an available vehicle out of the stock. */
export const reserveVehicle = (tx: Orm, vehicleId: number, now: Date) =>
  changeStatus(tx, vehicleId, { from: "in-stock", to: "reserved", now });

/** Makes a vehicle available again, unless it was sold meanwhile. */
export const releaseVehicle = (tx: Orm, vehicleId: number, now: Date) =>
  changeStatus(tx, vehicleId, { from: "reserved", to: "in-stock", now });

/** Marks a held vehicle as sold. */
export const sellVehicle = (tx: Orm, vehicleId: number, now: Date) =>
  changeStatus(tx, vehicleId, { from: "reserved", to: "bought", now });

type StatusChange = { readonly from: VehicleStatus; readonly to: VehicleStatus; readonly now: Date };

const changeStatus = async (tx: Orm, id: number, { from, to, now }: StatusChange): Promise<void> => {
  await tx
    .update(vehicles)
    .set({ status: to, statusSince: now })
    .where(and(eq(vehicles.id, id), eq(vehicles.status, from)));
};
