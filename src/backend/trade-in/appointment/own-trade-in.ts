import { and, eq, or, type SQL } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { readBooking, type StoredBooking } from "./read-booking.ts";

export type StoredTradeIn = typeof tradeIns.$inferSelect;

/** The same error for an unknown trade-in and for another owner's. */
export const noSuchTradeIn = () => new NotFoundError("No such trade-in");

const whose = ({ customer, sessionId }: Pick<Call, "customer" | "sessionId">): SQL | undefined => {
  const own = [
    customer && eq(tradeIns.customerId, customer.id),
    sessionId === undefined ? undefined : eq(tradeIns.sessionId, sessionId),
  ].filter((condition) => condition !== undefined);
  return own.length === 0 ? undefined : or(...own);
};

/**
 * The caller's trade-in, by the token's customer or by the session, with its appointment. Locks it, so that changes
 * run one after the other. Throws NotFoundError.
 */
export const ownTradeIn = async (
  tx: Orm,
  id: string,
  caller: Pick<Call, "customer" | "sessionId" | "now">,
): Promise<{ readonly tradeIn: StoredTradeIn; readonly booking: StoredBooking | undefined }> => {
  const own = whose(caller);
  if (own === undefined) throw noSuchTradeIn();
  const [tradeIn] = await tx
    .select()
    .from(tradeIns)
    .where(and(eq(tradeIns.id, id), own))
    .for("update");
  if (tradeIn === undefined) throw noSuchTradeIn();
  return { tradeIn, booking: await readBooking(tx, id, caller.now) };
};
