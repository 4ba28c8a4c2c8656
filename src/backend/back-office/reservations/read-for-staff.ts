import { and, asc, desc, eq, gte, inArray, like, lt, or } from "drizzle-orm";
import type { z } from "zod";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { BackendError, InvalidFieldError, NotFoundError } from "#backend/errors.ts";
import { requestedDealer } from "#backend/lead/requested-dealer.ts";
import { describeReservation } from "#backend/reservation/describe-reservation.ts";
import { assembleReservations } from "#backend/reservation/read-reservations.ts";
import type { StoredAttempt, StoredReservation } from "#backend/reservation/stored-reservation.ts";
import { isReservationDeposit } from "#backend/reservation/texts/deposit-payment.ts";
import type { Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { officeReservation, officeReservations, reservationsQuery } from "#contract/office.ts";
import { eurosFromCents } from "#domain/money.ts";
import { idPrefixOf } from "#domain/short-reference.ts";
import { auditedRead } from "../audit.ts";
import type { OfficeCaller } from "../office-caller.ts";
import { nextStep } from "./next-step.ts";

type Query = z.output<typeof reservationsQuery>;
type Listed = z.input<typeof officeReservations>;

const usualPage = 100;

/** Reservations for the staff, newest first. */
export const listReservations = ({ orm, actor, now }: OfficeCaller, query: Query): Promise<Listed> =>
  auditedRead(orm, { actor, action: "reservations.list", details: query, now }, () => readList(orm, query));

const readList = async (orm: Orm, query: Query): Promise<Listed> => {
  const { state, dealerId, since, after, limit = usualPage } = query;
  const dealer = dealerId === undefined ? undefined : await requestedDealer(orm, dealerId);
  const rows = await orm
    .select({ row: reservations, vin: vehicles.vin, dealerId: dealers.wireId, dealer: dealers.name })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .innerJoin(dealers, eq(dealers.id, reservations.dealerId))
    .where(
      and(
        state && eq(reservations.state, state),
        dealer && eq(reservations.dealerId, dealer.id),
        since === undefined ? undefined : gte(reservations.createdAt, new Date(since)),
        after === undefined ? undefined : await isOlderThan(orm, after),
      ),
    )
    .orderBy(desc(reservations.createdAt), desc(reservations.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const attempts = await attemptsOf(
    orm,
    shown.map(({ row }) => row.id),
  );
  const last = shown.at(-1);
  return {
    reservations: shown.map(({ row, vin, dealerId, dealer }) => ({
      ...{ id: row.id, createTime: row.createdAt.toISOString(), updateTime: row.updatedAt.toISOString() },
      ...summaryOf(row, attempts),
      ...{ vin, dealerId, dealer, name: row.name ?? undefined, phone: row.phone ?? undefined },
      total: eurosFromCents(row.totalCents),
      deposit: eurosFromCents(row.reservationDepositCents),
    })),
    ...(rows.length > limit && last && { next: last.row.id }),
  };
};

const isOlderThan = async (orm: Orm, id: string) => {
  const [found] = await orm
    .select({ createdAt: reservations.createdAt })
    .from(reservations)
    .where(eq(reservations.id, id));
  if (found === undefined) throw new InvalidFieldError("after", "There is no such reservation");
  const { createdAt } = found;
  return or(
    lt(reservations.createdAt, createdAt),
    and(eq(reservations.createdAt, createdAt), lt(reservations.id, id)),
  );
};

const attemptsOf = (orm: Orm, ids: readonly string[]): Promise<readonly StoredAttempt[]> =>
  orm
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.reservationId, [...ids]))
    .orderBy(asc(paymentAttempts.number));

/** State of a reservation and of its deposit, or of the last attempt to pay it. */
const summaryOf = (row: StoredReservation, all: readonly StoredAttempt[]) => {
  const own = all.filter(({ reservationId }) => reservationId === row.id);
  const payment = own.find((each) => isReservationDeposit(row, each)) ?? own.at(-1);
  return {
    state: row.state,
    means: nextStep(row.state, payment),
    paymentState: payment?.state ?? ("none" as const),
    refunded: eurosFromCents(payment === undefined ? 0 : refundedOf(payment)),
    ...(payment?.dispute && { dispute: payment.dispute }),
  };
};

const refundedOf = ({ state, amountCents, refundedCents }: StoredAttempt): number =>
  state === "refunded" ? amountCents : refundedCents;

type Shown = z.input<typeof officeReservation>;

/** A reservation for the staff, by its id or its short reference, in the language of its customer. Throws `not-found`. */
export const showReservation = ({ orm, actor, now }: OfficeCaller, id: string): Promise<Shown> =>
  auditedRead(orm, { actor, action: "reservations.show", subject: id, now }, () => readOne(orm, id, now));

/** The same, without a record of its own: what a change answers. */
export const readOne = async (orm: Orm, id: string, now: Date): Promise<Shown> => {
  const prefix = idPrefixOf(id);
  const isMeant = prefix === undefined ? eq(reservations.id, id) : like(reservations.id, `${prefix}%`);
  const [row] = await orm.select().from(reservations).where(isMeant);
  if (row === undefined) throw new NotFoundError("There is no such reservation");
  const [parts] = await assembleReservations(orm, [row], { locale: row.locale, now });
  if (parts === undefined) throw new BackendError("internal", "The vehicle of the reservation is gone");
  const { attempts } = parts;
  const reservation = describeReservation(parts, row.locale);
  const named = await knownDealers(orm);
  const collected = [...named.values()].find(({ wireId }) => wireId === row.delivery?.deliveryDealer);
  return {
    ...summaryOf(row, attempts),
    reservation,
    dealer: named.get(row.dealerId)?.name ?? "",
    ...(collected && { collectedAt: collected.name }),
    ...(row.cancelReason !== null && { cancelReason: row.cancelReason }),
    ...(row.tradeInId !== null && { tradeIn: await readTradeIn(orm, row.tradeInId, row.tradeInCents) }),
    payments: attempts.map((attempt) => ({
      number: attempt.number,
      state: attempt.state,
      provider: attempt.provider,
      ...(attempt.intentId !== null && { paymentId: attempt.intentId }),
      amount: eurosFromCents(attempt.amountCents),
      refunded: eurosFromCents(refundedOf(attempt)),
      ...(attempt.refundDueCents > attempt.refundedCents && {
        refundDue: eurosFromCents(attempt.refundDueCents),
      }),
      ...(attempt.refundReason !== null && { refundReason: attempt.refundReason }),
      refundTries: attempt.refundTries,
      ...(attempt.paidAt !== null && { paidTime: attempt.paidAt.toISOString() }),
      ...(attempt.refundedAt !== null && { refundTime: attempt.refundedAt.toISOString() }),
    })),
  };
};

const readTradeIn = async (orm: Orm, id: string, cents: number): Promise<Shown["tradeIn"]> => {
  const [found] = await orm.select().from(tradeIns).where(eq(tradeIns.id, id));
  if (found === undefined) return undefined;
  const { plate, brand, model, version } = found;
  return { id, plate, car: `${brand} ${model} ${version}`, value: eurosFromCents(cents) };
};
