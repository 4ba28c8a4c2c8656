import { and, eq, inArray, max } from "drizzle-orm";
import { BackendError, NotFoundError } from "#backend/errors.ts";
import type { PaymentProvider } from "#backend/payment/payment-provider.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { areTooManyDeclined } from "../declined/declined-cards.ts";
import { endHold } from "../end-hold.ts";
import { isTaken } from "../is-promised.ts";
import { aliveStates, liveStates } from "../live-states.ts";
import { recordEvent } from "../record-event.ts";
import { reservationRules } from "../reservation-rules.ts";
import {
  type HeldAmounts,
  lockVehicle,
  reserveVehicle,
  type StoredAttempt,
  type StoredReservation,
} from "../stored-reservation.ts";
import { checkFrequency } from "./check-frequency.ts";

/** The content of a reservation that the customer chooses, with its amounts. */
export type ReservationContent = Omit<
  typeof reservations.$inferInsert,
  | "id"
  | "customerId"
  | "vehicleId"
  | "state"
  | "createdAt"
  | "updatedAt"
  | "holdUntil"
  | "addressKey"
  | "confirmedAt"
  | "endedAt"
  | "cancelReason"
>;

export type HoldOrder = {
  readonly customerId: string;
  readonly vehicleId: number;
  /** The customer's address group, if the caller knows it. */
  readonly addressKey?: string | undefined;
  /** The reservation that the client assumes to have. */
  readonly reservationId: string | undefined;
  /** The content at the amounts of an existing hold, or at today's without one. Throws its validation errors. */
  readonly contentAt: (held: HeldAmounts | undefined) => ReservationContent;
  readonly provider: PaymentProvider["name"];
  readonly now: Date;
};

export type HoldResult =
  /** The vehicle is held; this attempt is to be paid. */
  | { readonly kind: "held"; readonly reservation: StoredReservation; readonly attempt: StoredAttempt }
  /** This attempt has to be cancelled at the provider first; then call again. */
  | { readonly kind: "close"; readonly attempt: StoredAttempt };

/**
 * Holds a vehicle for a customer, in one transaction: creates the reservation, sets the vehicle's status, and creates the payment attempt.
 * A repeated call updates the same reservation. Throws `vehicle-taken`, `hold-limit`, `already-paid`,
 * `trade-in-promised`, `cards-declined`, `rate-limited`.
 */
export const holdVehicle = (orm: Orm, order: HoldOrder): Promise<HoldResult> =>
  orm.transaction(async (tx) => {
    const { customerId, vehicleId, reservationId, now } = order;
    await lockCustomer(tx, customerId);
    const status = await lockVehicle(tx, vehicleId);
    if (reservationId !== undefined) await checkOwner(tx, reservationId, customerId);
    const live = await findLive(tx, vehicleId);
    if (live && live.customerId !== customerId) throw taken();
    if (status === "bought") throw taken();
    if (live?.state === "confirmed")
      throw new BackendError("already-paid", "The reservation is paid already");
    if (live && live.holdUntil > now) return goOn(tx, live, order);
    if (live) await endHold(tx, live, now);
    const earlier = await findEarlierAttempt(tx, order);
    if (earlier) return close(tx, earlier, now);
    if (!live && status !== "in-stock") throw taken();
    return startHold(tx, order);
  });

const taken = () => new BackendError("vehicle-taken", "The vehicle is reserved or sold");

const checkOwner = async (tx: Orm, id: string, customerId: string): Promise<void> => {
  const own = and(eq(reservations.id, id), eq(reservations.customerId, customerId));
  if ((await tx.$count(reservations, own)) === 0) throw new NotFoundError("No such reservation");
};

const findLive = async (tx: Orm, vehicleId: number): Promise<StoredReservation | undefined> => {
  const live = and(eq(reservations.vehicleId, vehicleId), inArray(reservations.state, liveStates));
  const [found] = await tx.select().from(reservations).where(live).for("update");
  return found;
};

/** Finds an attempt of an ended hold of the same vehicle that may have been paid since. */
const findEarlierAttempt = async (tx: Orm, { customerId, vehicleId }: HoldOrder) => {
  const [found] = await tx
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(reservations, eq(reservations.id, paymentAttempts.reservationId))
    .where(
      and(
        eq(reservations.customerId, customerId),
        eq(reservations.vehicleId, vehicleId),
        inArray(paymentAttempts.state, aliveStates),
      ),
    )
    .limit(1);
  return found?.attempt;
};

const close = async (tx: Orm, attempt: StoredAttempt, now: Date): Promise<HoldResult> => {
  const change = { state: "closing", updatedAt: now } as const;
  await tx.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, attempt.id));
  return { kind: "close", attempt: { ...attempt, ...change } };
};

const startHold = async (
  tx: Orm,
  { contentAt, customerId, vehicleId, addressKey, provider, now }: HoldOrder,
): Promise<HoldResult> => {
  if (await areTooManyDeclined(tx, { customerId, addressKey }, now))
    throw new BackendError("cards-declined", "Too many cards were refused today");
  const held = and(eq(reservations.customerId, customerId), eq(reservations.state, "held"));
  if ((await tx.$count(reservations, held)) >= reservationRules.unpaidHolds)
    throw new BackendError("hold-limit", `At most ${reservationRules.unpaidHolds} vehicles are held unpaid`);
  const content = contentAt(undefined);
  const { phone, email } = content;
  await checkFrequency(tx, { customerId, phone, email, addressKey, now });
  await checkTradeInFree(tx, content);
  const [reservation] = await tx
    .insert(reservations)
    .values({
      ...content,
      id: newReferenceId(),
      customerId,
      vehicleId,
      state: "held",
      addressKey: addressKey ?? null,
      createdAt: now,
      updatedAt: now,
      holdUntil: new Date(now.getTime() + reservationRules.holdMs),
    })
    .returning();
  if (reservation === undefined) throw new Error("A reservation that was added is not there");
  await reserveVehicle(tx, vehicleId, now);
  await recordEvent(tx, reservation.id, "held", now);
  return { kind: "held", reservation, attempt: await startAttempt(tx, reservation, { provider, now }) };
};

/** A trade-in can count towards one vehicle only. */
const checkTradeInFree = async (
  tx: Orm,
  { tradeInId }: Pick<ReservationContent, "tradeInId">,
  own?: string,
): Promise<void> => {
  if (tradeInId == null || !(await isTaken(tx, tradeInId, own))) return;
  throw new BackendError("trade-in-promised", "Another reservation counts on this trade-in");
};

const goOn = async (
  tx: Orm,
  live: StoredReservation,
  { contentAt, provider, now }: HoldOrder,
): Promise<HoldResult> => {
  const content = contentAt(live);
  await checkTradeInFree(tx, content, live.id);
  const alive = await findAlive(tx, live.id);
  // The order has changed: the old payment must not be paid any more.
  if (alive && (alive.state === "closing" || alive.paymentDigest !== content.paymentDigest))
    return close(tx, alive, now);
  const [reservation] = await tx
    .update(reservations)
    .set({ ...content, updatedAt: now })
    .where(eq(reservations.id, live.id))
    .returning();
  if (reservation === undefined) throw new Error("A reservation is gone while it was held");
  return {
    kind: "held",
    reservation,
    attempt: alive ?? (await startAttempt(tx, reservation, { provider, now })),
  };
};

const findAlive = async (tx: Orm, reservationId: string): Promise<StoredAttempt | undefined> => {
  const alive = and(
    eq(paymentAttempts.reservationId, reservationId),
    inArray(paymentAttempts.state, aliveStates),
  );
  const [found] = await tx.select().from(paymentAttempts).where(alive);
  return found;
};

const startAttempt = async (
  tx: Orm,
  { id: reservationId, reservationDepositCents: amountCents, paymentDigest }: StoredReservation,
  { provider, now }: Pick<HoldOrder, "provider" | "now">,
): Promise<StoredAttempt> => {
  const [last] = await tx
    .select({ number: max(paymentAttempts.number) })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reservationId, reservationId));
  const number = (last?.number ?? 0) + 1;
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      ...{ reservationId, number, state: "new", amountCents, provider, paymentDigest },
      ...{ createdAt: now, updatedAt: now },
    })
    .returning();
  if (attempt === undefined) throw new Error("A payment that was added is not there");
  return attempt;
};
