import { and, eq } from "drizzle-orm";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import type { Cents } from "#domain/money.ts";
import { tradeInExpiry } from "#domain/trade-in-expiry.ts";

type Asked = { readonly customerId: string; readonly now: Date };

export type CheckedTradeIn = { readonly tradeInId: string | null; readonly tradeInCents: Cents };

/** The car given in payment, with its value of today. Throws InvalidFieldError when it is not the customer's, `trade-in-expired`. */
export const checkTradeIn = async (
  orm: Orm,
  id: string | undefined,
  { customerId, now }: Asked,
): Promise<CheckedTradeIn> => {
  if (id === undefined) return { tradeInId: null, tradeInCents: 0 };
  const own = and(eq(tradeIns.id, id), eq(tradeIns.customerId, customerId));
  const [found] = await orm.select().from(tradeIns).where(own);
  if (found === undefined) throw new InvalidFieldError("retakeId", "No such trade-in");
  const { createdAt, updatedAt, valuationCents } = found;
  const expiry = tradeInExpiry({ createTime: createdAt, updateTime: updatedAt ?? undefined }, now);
  if (expiry?.expired !== false)
    throw new BackendError("trade-in-expired", "The valuation does not hold any more");
  return { tradeInId: id, tradeInCents: valuationCents };
};
