import { and, eq } from "drizzle-orm";
import { nudgeMail } from "#backend/mail/nudge-mail.ts";
import type { PaymentIntent, PaymentProvider } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { type RefundOptions, refundPayment } from "../attempt/refund-payment.ts";
import { type Settled, type SettleOptions, settleIntent } from "./settle-intent.ts";

/** Brings a reservation in line with one of its payments, and gives back at once what has to be. */
export const settleAndRefund = async (
  orm: Orm,
  provider: PaymentProvider,
  intent: PaymentIntent,
  options: SettleOptions & RefundOptions,
): Promise<Settled> => {
  const settled = await settleIntent(orm, intent, options);
  if (settled === "confirm") nudgeMail();
  // Cancelled there nobody can pay it; should it have been paid meanwhile, that is settled.
  if (settled === "declined") {
    const { now, log } = options;
    await settleAndRefund(orm, provider, await provider.cancel(intent.id), { now, log });
  }
  // What is being given back already may have arrived.
  if (settled !== "refund" && settled !== "nothing") return settled;
  const { log } = options;
  const due = and(eq(paymentAttempts.intentId, intent.id), eq(paymentAttempts.state, "refunding"));
  const [attempt] = await orm.select().from(paymentAttempts).where(due);
  if (attempt === undefined) return settled;
  if (settled === "refund" && attempt.refundReason === "wrong-amount")
    log.error(
      { reservationId: attempt.reservationId, charged: intent.amountCents },
      "a payment of a wrong amount",
    );
  await refundPayment(orm, provider, attempt.id, options);
  nudgeMail();
  return settled;
};
