import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { liveReservation } from "./known-vehicle.ts";

const atOnce = 1000;

type Linked = { readonly id: number; readonly vin: string; readonly reference: string | null };

/** The numbers of a source's vehicles that are for sale and missing in the feed. */
export const findVanished = async (
  orm: Pick<Orm, "execute">,
  source: string,
  isNamed: (vehicle: Linked) => boolean,
): Promise<readonly number[]> => {
  const vanished: number[] = [];
  let rows = await linkedAfter(orm, source, 0);
  while (rows.length > 0) {
    for (const vehicle of rows) if (!isNamed(vehicle)) vanished.push(vehicle.id);
    rows = await linkedAfter(orm, source, rows.at(-1)?.id ?? 0);
  }
  return vanished;
};

const linkedAfter = async (
  orm: Pick<Orm, "execute">,
  source: string,
  last: number,
): Promise<readonly Linked[]> =>
  rowsOf<Linked>(
    await orm.execute(sql`
      select v.id, v.vin, f.reference from feed_vehicles f join vehicles v on v.id = f.vehicle_id
      where f.source = ${source} and f.vehicle_id > ${last} and v.status <> 'bought'
      order by f.vehicle_id limit 5000`),
  );

/** How many vehicles of a source are for sale or reserved. */
export const countForSale = async (orm: Pick<Orm, "execute">, source: string): Promise<number> => {
  const result = await orm.execute(sql`
    select count(*)::int as count from feed_vehicles f join vehicles v on v.id = f.vehicle_id
    where f.source = ${source} and v.status <> 'bought'`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
};

/** How many of these a customer has reserved. */
export const countHeld = async (orm: Pick<Orm, "execute">, ids: readonly number[]): Promise<number> => {
  const result = await orm.execute(sql`
    select count(*)::int as count from vehicles v
    where v.id = any (${sql.param(ids)}::int[]) and ${liveReservation}`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
};

/** Marks vehicles as sold, but for those that a customer has reserved; returns how many. */
export const markSold = async (orm: Orm, ids: readonly number[], now: Date): Promise<number> => {
  let sold = 0;
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = sql.param(ids.slice(at, at + atOnce));
    sold += await orm.transaction(async (tx) => {
      // Waits for a reservation that is being made; the next statement sees it.
      await tx.execute(sql`select from vehicles where id = any (${some}::int[]) order by id for update`);
      const result = await tx.execute(sql`
        update vehicles v set status = 'bought', status_since = ${now.toISOString()}
        where v.id = any (${some}::int[]) and v.status <> 'bought' and not ${liveReservation} returning v.id`);
      return rowsOf(result).length;
    });
  }
  return sold;
};

/** The numbers of a source's vehicles for sale among these VINs. */
export const findForSale = async (
  orm: Pick<Orm, "execute">,
  source: string,
  vins: Iterable<string>,
): Promise<readonly number[]> => {
  const result = await orm.execute(sql`
    select v.id from feed_vehicles f join vehicles v on v.id = f.vehicle_id
    where f.source = ${source} and v.status <> 'bought' and v.vin = any (${sql.param([...vins])}::text[])`);
  return rowsOf<{ id: number }>(result).map(({ id }) => id);
};
