import { and, eq, exists, gt, isNull, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { loginStates } from "#backend/store/schema/sign-in.ts";
import { hashSecret } from "../hash-secret.ts";

export type RedeemedState = {
  readonly customerId: string;
  readonly isRemembered: boolean;
  /** What another provider gave, sealed. */
  readonly grant: string | null;
};

/**
 * The customer whom the provider has signed in, for the returned state and the session that it was made for: once. Undefined for a state
 * that is forged, expired, used, not finished or of another session, and for a deleted customer.
 */
export const redeemState = async (
  orm: Orm,
  ticket: string,
  sessionId: string,
  now: Date,
): Promise<RedeemedState | undefined> => {
  const customer = orm
    .select({ one: sql`1` })
    .from(customers)
    .where(and(eq(customers.id, loginStates.customerId), isNull(customers.deletedAt)));
  const [redeemed] = await orm
    .update(loginStates)
    .set({ usedAt: now })
    .where(
      and(
        eq(loginStates.ticketHash, hashSecret(ticket)),
        eq(loginStates.sessionId, sessionId),
        gt(loginStates.expiresAt, now),
        isNull(loginStates.usedAt),
        exists(customer),
      ),
    )
    .returning({
      customerId: loginStates.customerId,
      isRemembered: loginStates.isRemembered,
      grant: loginStates.grant,
    });
  return redeemed?.customerId ? { ...redeemed, customerId: redeemed.customerId } : undefined;
};
