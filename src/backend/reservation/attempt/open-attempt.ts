import { and, eq } from "drizzle-orm";
import type { PaymentIntent, PaymentOrder, PaymentProvider } from "#backend/payment/payment-provider.ts";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import type { StoredAttempt } from "../stored-reservation.ts";

/** The order that is sent to the provider; repeated calls for one attempt send the same. */
const orderOf = ({ reservationId, number, amountCents }: StoredAttempt): PaymentOrder => ({
  reservationId,
  attempt: number,
  amountCents,
});

/** The intent of an attempt; creates it at the provider and stores its id if there is none. */
export const openAttempt = async (
  orm: Orm,
  provider: PaymentProvider,
  { attempt, now }: { readonly attempt: StoredAttempt; readonly now: Date },
): Promise<PaymentIntent> => {
  if (attempt.intentId !== null) return provider.read(attempt.intentId);
  const intent = await provider.create(orderOf(attempt));
  await orm
    .update(paymentAttempts)
    .set({ state: "open", intentId: intent.id, updatedAt: now })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, "new")));
  return intent;
};

/** Cancels the intent of an attempt and returns it; it may have been paid before. */
export const closeAttempt = async (
  provider: PaymentProvider,
  attempt: StoredAttempt,
): Promise<PaymentIntent> => {
  const id = attempt.intentId ?? (await provider.create(orderOf(attempt))).id;
  return provider.cancel(id);
};
