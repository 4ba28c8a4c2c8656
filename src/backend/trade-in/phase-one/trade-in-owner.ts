import { eq, type SQL, sql } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";

/** The owner of a valued car: a customer or a session. */
export type TradeInOwner =
  | { readonly customerId: string; readonly sessionId: null }
  | { readonly customerId: null; readonly sessionId: string };

/**
 * The owner of a new trade-in: the customer with `assignToUser`, else the caller's session. Throws `unauthorized` without
 * the required token or session.
 */
export const ownerFor = (
  assignToUser: boolean,
  { customer, sessionId }: Pick<Call, "customer" | "sessionId">,
): TradeInOwner => {
  if (assignToUser && customer !== undefined) return { customerId: customer.id, sessionId: null };
  if (assignToUser) throw new BackendError("unauthorized", "Needs a valid token to store it in an account");
  if (sessionId === undefined) throw new BackendError("unauthorized", "Needs a session");
  return { customerId: null, sessionId };
};

/** The condition for the rows of an owner. */
export const ownedBy = ({ customerId, sessionId }: TradeInOwner): SQL =>
  customerId === null ? eq(tradeIns.sessionId, sessionId) : eq(tradeIns.customerId, customerId);

/** Serializes the valuations of an owner to the end of the transaction. */
export const lockOwner = async (tx: Orm, { customerId, sessionId }: TradeInOwner): Promise<void> => {
  if (customerId !== null) return await lockCustomer(tx, customerId);
  const name = `volante.trade-ins.${sessionId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
};
