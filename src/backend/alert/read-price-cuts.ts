import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { priceLog } from "#backend/store/schema/price-log.ts";

/** The last price change of a vehicle that became cheaper. */
export type PriceCut = { readonly at: Date; readonly cents: number; readonly previousCents: number };

/**
 * Price cuts by vehicle id: of those whose last price before `now` is lower than the one before it and has been valid since `since` at the
 * earliest.
 */
export const readPriceCuts = async (
  orm: Orm,
  { since, now, ids }: { readonly since: Date; readonly now: Date; readonly ids?: readonly number[] },
): Promise<ReadonlyMap<number, PriceCut>> => {
  const changed =
    ids === undefined
      ? sql`select vehicle_id from ${priceLog} where at >= ${since.toISOString()}`
      : sql`select value::int from json_array_elements_text(${JSON.stringify(ids)}::json)`;
  const result = await orm.execute(sql`
    select vehicle_id as id, cents, previous, floor(extract(epoch from at) * 1000)::bigint::text as at from (
      select vehicle_id, cents, at, lag(cents) over ages as previous,
        row_number() over (partition by vehicle_id order by at desc, id desc) as place
      from ${priceLog}
      where price_type = 'TotalPrice' and at <= ${now.toISOString()} and vehicle_id in (${changed})
      window ages as (partition by vehicle_id order by at, id)
    ) as prices
    where place = 1 and cents < previous and at >= ${since.toISOString()}`);
  const rows = rowsOf<{ id: number; cents: number; previous: number; at: string }>(result);
  return new Map(
    rows.map(({ id, cents, previous, at }) => [
      id,
      { at: new Date(Number(at)), cents, previousCents: previous },
    ]),
  );
};
