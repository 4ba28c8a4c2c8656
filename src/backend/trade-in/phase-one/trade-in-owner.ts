import { eq, type SQL, sql } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";

/** Whose a valued car is: a customer's, or a session's. */
export type TradeInOwner =
  | { readonly customerId: string; readonly sessionId: null }
  | { readonly customerId: null; readonly sessionId: string };

/**
 * Whose a car becomes: the customer's where it is to go into the account, else the session's that asks. Throws `unauthorized` without
 * the token or the session that this takes.
 */
export const ownerFor = (
  assignToUser: boolean,
  { customer, sessionId }: Pick<Call, "customer" | "sessionId">,
): TradeInOwner => {
  if (assignToUser && customer !== undefined) return { customerId: customer.id, sessionId: null };
  if (assignToUser) throw new BackendError("unauthorized", "Needs a valid token to keep it in an account");
  if (sessionId === undefined) throw new BackendError("unauthorized", "Needs a session");
  return { customerId: null, sessionId };
};

/** The rows of an owner. */
export const ownedBy = ({ customerId, sessionId }: TradeInOwner): SQL =>
  customerId === null ? eq(tradeIns.sessionId, sessionId) : eq(tradeIns.customerId, customerId);

/** One after the other for each owner, to the end of the transaction. */
export const lockOwner = async (tx: Orm, { customerId, sessionId }: TradeInOwner): Promise<void> => {
  if (customerId !== null) return await lockCustomer(tx, customerId);
  const name = `volante.trade-ins.${sessionId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
};
