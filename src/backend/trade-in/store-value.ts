import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { tradeInValues } from "#backend/store/schema/trade-ins.ts";
import { listLimits } from "#contract/customer-list-limits.ts";

/** Adds a value to a car's history, which holds the newest values, as many as the contract returns. */
export const storeValue = async (tx: Orm, value: typeof tradeInValues.$inferInsert): Promise<void> => {
  await tx.insert(tradeInValues).values(value);
  const own = eq(tradeInValues.tradeInId, value.tradeInId);
  const newest = tx
    .select({ id: tradeInValues.id })
    .from(tradeInValues)
    .where(own)
    .orderBy(desc(tradeInValues.at), desc(tradeInValues.id))
    .limit(listLimits.valuesOfTradeIn);
  await tx.delete(tradeInValues).where(and(own, notInArray(tradeInValues.id, newest)));
};
