import { and, gt, or, sql } from "drizzle-orm";
import { countAttempt } from "#backend/identity/attempts/count-attempt.ts";
import type { Orm } from "#backend/store/database.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import { closePayments } from "../close-payments.ts";
import { endHold } from "../end-hold.ts";
import { reservationRules } from "../reservation-rules.ts";
import type { StoredReservation } from "../stored-reservation.ts";

/** The subjects for which declined cards are counted: the reservation if there is one, the customer, and the address group if known. */
export type Declined = {
  readonly id?: string;
  readonly customerId: string;
  readonly addressKey: string | null | undefined;
};

const daySeconds = 86_400;

const countersOf = ({ id, customerId, addressKey }: Declined) => {
  const { reservation, account, address } = reservationRules.declinedCards;
  return [
    ...(id === undefined ? [] : [{ key: `declined:reservation:${id}`, times: reservation }]),
    { key: `declined:account:${customerId}`, times: account },
    ...(addressKey == null ? [] : [{ key: `declined:address:${addressKey}`, times: address }]),
  ];
};

/** Counts one declined card, for a day. */
export const countDeclined = async (tx: Orm, whose: Declined, now: Date): Promise<void> => {
  for (const { key, times } of countersOf(whose))
    await countAttempt(tx, key, { times, seconds: daySeconds }, now);
};

/** Whether the limit of declined cards within a day is reached. Limits the testing of stolen cards. */
export const areTooManyDeclined = async (tx: Orm, whose: Declined, now: Date): Promise<boolean> => {
  const reached = countersOf(whose).map(
    ({ key, times }) => sql`(${attempts.key} = ${key} and ${attempts.count} >= ${times})`,
  );
  return (await tx.$count(attempts, and(gt(attempts.endsAt, now), or(...reached)))) > 0;
};

/**
 * Handles a declined card, in a transaction that has locked its reservation. At the limit it releases the vehicle, marks the
 * payment for cancellation, and returns true.
 */
export const takeDeclined = async (tx: Orm, reservation: StoredReservation, now: Date): Promise<boolean> => {
  await countDeclined(tx, reservation, now);
  if (reservation.state !== "held" || !(await areTooManyDeclined(tx, reservation, now))) return false;
  await endHold(tx, reservation, now, "cards-declined");
  await closePayments(tx, reservation.id, now);
  return true;
};
