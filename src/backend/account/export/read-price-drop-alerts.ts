import { desc, eq } from "drizzle-orm";
import { priceDropAlerts } from "#backend/store/schema/kept-lists.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { Reader } from "./reader.ts";

export const readPriceDropAlerts: Reader<"priceDropAlerts"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select()
    .from(priceDropAlerts)
    .where(eq(priceDropAlerts.customerId, customerId))
    .orderBy(desc(priceDropAlerts.createdAt), priceDropAlerts.id);
  return rows.map(({ vin, active, createdAt, initialPriceCents }) => ({
    vin,
    active,
    createTime: createdAt.toISOString(),
    initialPrice: eurosFromCents(initialPriceCents),
  }));
};
