import { and, eq, inArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { aliveStates } from "./live-states.ts";

/** Marks the payments of a reservation that may still be made: they are to be cancelled at the provider. */
export const closePayments = async (tx: Orm, reservationId: string, now: Date): Promise<void> => {
  const open = and(
    eq(paymentAttempts.reservationId, reservationId),
    inArray(paymentAttempts.state, aliveStates),
  );
  await tx.update(paymentAttempts).set({ state: "closing", updatedAt: now }).where(open);
};
