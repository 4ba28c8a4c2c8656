import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { type CachedStock, merge } from "./merge-stock.ts";
import { joined, readColumns } from "./read-columns.ts";
import type { StockIndex } from "./stock-columns.ts";

type Memory = { cached?: CachedStock; running?: Promise<CachedStock>; next?: Promise<CachedStock> };

const memories = new WeakMap<object, Memory>();

/**
 * The present stock. It is cached in memory, and each call reads what has changed since the one before: with nothing changed that is one
 * query that finds no row. Calls that come while one is reading share the next.
 */
export const stockIndex = async (orm: Orm): Promise<StockIndex> => {
  const memory = memories.get(orm) ?? {};
  memories.set(orm, memory);
  return await refreshed(orm, memory);
};

const refreshed = (orm: Orm, memory: Memory): Promise<CachedStock> => {
  if (memory.running === undefined) return start(orm, memory);
  // The running read may have looked before the caller's own change: only a later one is sure to contain it.
  const ended = memory.running.catch(() => undefined);
  memory.next ??= ended.then(() => start(orm, memory));
  return memory.next;
};

const start = (orm: Orm, memory: Memory): Promise<CachedStock> => {
  delete memory.next;
  const running = refresh(orm, memory.cached).then((cached) => {
    memory.cached = cached;
    return cached;
  });
  memory.running = running;
  const end = () => {
    if (memory.running === running) delete memory.running;
  };
  running.then(end, end);
  return running;
};

type Look = {
  readonly readUpTo: string;
  readonly isReset: boolean;
  readonly isChanged: boolean;
  /** A vehicle number near the median, where nothing is cached. */
  readonly middle: number;
};

/** Reads what has changed since the stock was cached; all of it where nothing is cached, or vehicles were deleted. */
const refresh = async (orm: Orm, cached: CachedStock | undefined): Promise<CachedStock> => {
  const since = cached?.readUpTo ?? "0";
  // A stock that was restored from another server may have numbers that this one has yet to reach.
  const changed = `changed_by >= '${since}'::xid8 and changed_by < pg_snapshot_xmax(pg_current_snapshot())`;
  const look = async (): Promise<Look> => {
    const result = await orm.execute(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as "readUpTo",
        exists(select from stock_resets where changed_by >= ${since}::xid8) as "isReset",
        exists(select from vehicles where ${cached === undefined ? sql`true` : sql.raw(changed)}) as "isChanged",
        ${cached === undefined ? sql`(select coalesce(max(id) / 2, 0) from vehicles)` : sql`0`} as middle`);
    const [row] = rowsOf<Look>(result);
    if (row === undefined) throw new Error("The database answered no row to a query that always has one");
    return row;
  };
  const { readUpTo, isReset, isChanged, middle } = await look();
  if (cached === undefined) {
    // On two connections at once: a server needs longer to produce a row than this process to read it.
    const halves = [`id <= ${middle}`, `id > ${middle}`].map((condition) => readColumns(orm, condition));
    return merge(cached, joined(await Promise.all(halves)), readUpTo);
  }
  if (isReset) return await refresh(orm, undefined);
  if (!isChanged) return { ...cached, readUpTo };
  const read = await readColumns(orm, changed);
  // Vehicles may have been deleted since the look, and others added in their place.
  return (await look()).isReset ? await refresh(orm, undefined) : merge(cached, read, readUpTo);
};
