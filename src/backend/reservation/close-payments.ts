import { and, eq, inArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { aliveStates } from "./live-states.ts";

/** Marks the open payments of a reservation as closing: they are cancelled at the provider later. */
export const closePayments = async (tx: Orm, reservationId: string, now: Date): Promise<void> => {
  const open = and(
    eq(paymentAttempts.reservationId, reservationId),
    inArray(paymentAttempts.state, aliveStates),
  );
  await tx.update(paymentAttempts).set({ state: "closing", updatedAt: now }).where(open);
};
