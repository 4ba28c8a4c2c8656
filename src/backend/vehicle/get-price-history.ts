import { and, desc, eq } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { eurosFromCents } from "#domain/money.ts";
import { priceLog } from "../store/schema/price-log.ts";
import { findByVin } from "./find-by-vin.ts";

/** Limits the history of a price that a program has changed every few minutes. */
export const mostPrices = 500;

/** `GET vehicle/{vin}/price-history`: the last cash prices, oldest first. */
export const getPriceHistory: Handler<typeof readingEndpoints.priceHistory> = async ({ params }, { orm }) => {
  const { vehicle } = await findByVin(orm, params.vin);
  const entries = await orm
    .select({ at: priceLog.at, cents: priceLog.cents })
    .from(priceLog)
    .where(and(eq(priceLog.vehicleId, vehicle.id), eq(priceLog.priceType, "TotalPrice")))
    .orderBy(desc(priceLog.at), desc(priceLog.id))
    .limit(mostPrices);
  return {
    prices: entries
      .toReversed()
      .map(({ at, cents }) => ({ from: at.toISOString(), price: eurosFromCents(cents) })),
  };
};
