import { type PriceCut, readPriceCuts } from "#backend/alert/read-price-cuts.ts";
import { knownForLists } from "#backend/kept-list/find-matches.ts";
import { searchEngine } from "#backend/search/choose-engine.ts";
import type { StockChanges } from "#backend/search/search-engine.ts";
import type { Orm } from "#backend/store/database.ts";
import type { Cursor } from "./alert-cursor.ts";

/** What has changed in the stock and can be bought, and what alerts are read by. */
export type Changes = StockChanges & {
  readonly known: Awaited<ReturnType<typeof knownForLists>>;
  /** By the numbers of vehicles. */
  readonly cuts: ReadonlyMap<number, PriceCut>;
  readonly readFrom: Cursor;
};

/** Longest that a lower price counts as news, in days: of a vehicle that comes back, say, from a reservation. */
const newsDays = 90;

/** The changes since the cursor. */
export const readChanges = async (orm: Orm, readFrom: Cursor, now: Date): Promise<Changes> => {
  const changes = await searchEngine(orm).changes(readFrom, now);
  const since = new Date(now.getTime() - newsDays * 86_400_000);
  const ids = Array.from(changes.vehicles.figures("id"));
  const cuts = ids.length === 0 ? new Map() : await readPriceCuts(orm, { since, now, ids });
  return { ...changes, known: await knownForLists(orm), cuts, readFrom };
};
