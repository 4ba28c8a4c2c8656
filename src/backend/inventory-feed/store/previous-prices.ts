import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { type PriceEntry, previousPrice } from "#domain/previous-price.ts";

/** Days before a reduction whose lowest price may be struck through. */
const countedDays = 30;

/** A new cash price of a vehicle by its number. */
export type NewPrice = { readonly id: number; readonly cents: number };

/** By the numbers of vehicles, what may be struck through once each has its new price, by the log of its prices; null for nothing. */
export const previousPrices = async (
  orm: Pick<Orm, "execute">,
  prices: readonly NewPrice[],
  now: Date,
): Promise<ReadonlyMap<number, number | null>> => {
  if (prices.length === 0) return new Map();
  const since = new Date(now.getTime() - countedDays * 86_400_000).toISOString();
  // Of what was asked before those days only the last price was in force on one of them.
  const result = await orm.execute(sql`
    select asked.id, log.cents, log.at from json_array_elements_text(${JSON.stringify(prices.map(({ id }) => id))}::json) as given
    cross join lateral (select given.value::int as id) as asked
    cross join lateral (
      (select cents, at, id from price_log where vehicle_id = asked.id and price_type = 'TotalPrice' and at >= ${since})
      union all
      (select cents, at, id from price_log where vehicle_id = asked.id and price_type = 'TotalPrice' and at < ${since}
        order by at desc, id desc limit 1)
    ) as log order by log.at, log.id`);
  const logs = Map.groupBy(rowsOf<{ id: number; cents: number; at: string | Date }>(result), ({ id }) => id);
  return new Map(
    prices.map(({ id, cents }) => {
      const entries: PriceEntry[] = (logs.get(id) ?? []).map((entry) => ({
        at: new Date(entry.at).getTime(),
        priceCents: entry.cents,
      }));
      const reduction = previousPrice([...entries, { at: now.getTime(), priceCents: cents }], now.getTime());
      return [id, reduction?.previousCents ?? null];
    }),
  );
};
