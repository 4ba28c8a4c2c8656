import type { Orm } from "#backend/store/database.ts";
import type { Kept } from "./merge-stock.ts";
import { refresh } from "./read-stock.ts";
import type { StockIndex } from "./stock-columns.ts";

type Memory = { kept?: Kept; running?: Promise<Kept>; next?: Promise<Kept> };

const memories = new WeakMap<object, Memory>();

/**
 * The stock as it is now. It is kept in memory, and each call reads what has changed since the one before: with nothing
 * changed that is one query that finds no row. Calls that come while one is reading share the next.
 */
export const stockIndex = async (orm: Orm): Promise<StockIndex> => {
  const memory = memories.get(orm) ?? {};
  memories.set(orm, memory);
  return await refreshed(orm, memory);
};

const refreshed = (orm: Orm, memory: Memory): Promise<Kept> => {
  if (memory.running === undefined) return begin(orm, memory);
  // What is being read may have been looked up before the caller's own change: only a later reading is sure to hold it.
  const ended = memory.running.catch(() => undefined);
  memory.next ??= ended.then(() => begin(orm, memory));
  return memory.next;
};

const begin = (orm: Orm, memory: Memory): Promise<Kept> => {
  delete memory.next;
  const running = refresh(orm, memory.kept).then((kept) => {
    memory.kept = kept;
    return kept;
  });
  memory.running = running;
  const end = () => {
    if (memory.running === running) delete memory.running;
  };
  running.then(end, end);
  return running;
};
