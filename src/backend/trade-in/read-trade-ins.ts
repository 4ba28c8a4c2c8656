import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import type { OwnRequest } from "#backend/http/own-request.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeInBookings, tradeIns, tradeInValues } from "#backend/store/schema/trade-ins.ts";
import { hasLapsed } from "./appointment/read-booking.ts";
import { describeTradeIn } from "./describe-trade-in.ts";
import { readDetails } from "./details/stored-details.ts";

/** A customer's trade-ins as the contract defines them, last valued first. */
export const readTradeIns = async (orm: Orm, { customerId, id, atMost, locale, now }: OwnRequest) => {
  const own: SQL | undefined = and(
    eq(tradeIns.customerId, customerId),
    id === undefined ? undefined : eq(tradeIns.id, id),
  );
  const rows = await orm
    .select()
    .from(tradeIns)
    .where(own)
    .orderBy(sql`coalesce(${tradeIns.updatedAt}, ${tradeIns.createdAt}) desc`, tradeIns.id)
    .limit(atMost);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const bookings = await orm.select().from(tradeInBookings).where(inArray(tradeInBookings.tradeInId, ids));
  const values = await orm
    .select()
    .from(tradeInValues)
    .where(inArray(tradeInValues.tradeInId, ids))
    .orderBy(asc(tradeInValues.at), asc(tradeInValues.id));
  const valuesOf = Map.groupBy(values, ({ tradeInId }) => tradeInId);
  const detailsOf = await readDetails(orm, ids);
  const dealers = await knownDealers(orm);
  return rows.flatMap((row) => {
    const dealer = dealers.get(row.dealerId);
    if (dealer === undefined) return [];
    const booking = bookings.find((each) => each.tradeInId === row.id && !hasLapsed(each, now));
    const values = valuesOf.get(row.id) ?? [];
    return describeTradeIn({ row, dealer, booking, values, details: detailsOf(row.id) }, locale, now);
  });
};
