import { eq } from "drizzle-orm";
import type { SignedIn } from "#backend/identity/find-customer.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeInDetails } from "#backend/store/schema/trade-ins.ts";
import { ownTradeIn, type StoredTradeIn } from "#backend/trade-in/appointment/own-trade-in.ts";
import { detailsSubmitted } from "../details/check-details.ts";

/**
 * Locks a customer's trade-in whose pictures may be changed, in the caller's transaction.
 * Throws NotFoundError, or BackendError `details-submitted` once its details were submitted.
 */
export const openTradeIn = async (tx: Orm, id: string, customer: SignedIn): Promise<StoredTradeIn> => {
  const { tradeIn } = await ownTradeIn(tx, id, { customer, sessionId: undefined, now: new Date() });
  const [details] = await tx
    .select({ submittedAt: tradeInDetails.submittedAt })
    .from(tradeInDetails)
    .where(eq(tradeInDetails.tradeInId, id));
  if (details?.submittedAt) throw detailsSubmitted();
  return tradeIn;
};
