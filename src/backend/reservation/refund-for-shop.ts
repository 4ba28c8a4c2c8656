import { asc, eq } from "drizzle-orm";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import type { Cents } from "#domain/money.ts";
import { recordEvent } from "./record-event.ts";
import { lockKnown } from "./stored-reservation.ts";
import { isReservationDeposit } from "./texts/deposit-payment.ts";

export type ShopRefund = {
  readonly id: string;
  /** What the customer shall have back in all; undefined for the whole deposit. */
  readonly cents: Cents | undefined;
  readonly now: Date;
};

/**
 * Marks the deposit of a reservation for a refund, in the caller's transaction; its state stays. `reconcilePayments` moves the money.
 * The amount is the sum of all refunds, so that a repeated call does nothing. Returns whether there is something new to refund. Throws
 * `not-found`, InvalidFieldError, and `conflict` where nothing was paid, a dispute decides, or another part is being refunded.
 */
export const refundForShop = async (tx: Orm, { id, cents, now }: ShopRefund): Promise<boolean> => {
  const { reservation } = await lockKnown(tx, id);
  const own = eq(paymentAttempts.reservationId, id);
  const attempts = await tx.select().from(paymentAttempts).where(own).orderBy(asc(paymentAttempts.number));
  const deposit = attempts.find((each) => isReservationDeposit(reservation, each));
  if (deposit === undefined) throw new BackendError("conflict", "No deposit was paid for the reservation");
  const { amountCents, refundedCents, refundDueCents } = deposit;
  if (cents !== undefined && (cents <= 0 || cents > amountCents))
    throw new InvalidFieldError("amount", `More than nothing, and at most ${amountCents / 100} euros`);
  if (deposit.state !== "paid") return false;
  if (deposit.dispute === "open" || deposit.dispute === "lost")
    throw new BackendError("conflict", "The payment is disputed: the bank decides who gets the money");
  const wanted = cents ?? amountCents;
  if (wanted <= refundedCents) return false;
  const isUnderWay = refundDueCents > refundedCents;
  if (isUnderWay && wanted < amountCents) {
    if (wanted === refundDueCents) return false;
    throw new BackendError("conflict", `A refund of ${refundDueCents / 100} euros in all is under way`);
  }
  const change =
    wanted === amountCents
      ? ({ state: "refunding", refundReason: "by-shop", updatedAt: now } as const)
      : { refundDueCents: wanted, updatedAt: now };
  await tx.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, deposit.id));
  if (wanted === amountCents) await recordEvent(tx, id, "refund-begun", now);
  return true;
};
