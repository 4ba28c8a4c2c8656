import { sql } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { pageDrops } from "#backend/store/schema/page-invalidations.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { nextChange } from "./next-change.ts";

/** More tags than this are answered as a change of everything. */
const most = 10_000;

/** Longer than any page is shown that was rendered before a change. */
export const retainedHours = 26;

/** `1764510000000_780:784:781`: when it was made, and the snapshot of PostgreSQL that was read. */
const cursorForm =
  /^(?<at>\d{13})_(?<snapshot>(?<xmin>\d{1,18}):(?<xmax>\d{1,18}):(?<open>(?:\d{1,18}(?:,\d{1,18})*)?))$/;

type Cursor = { readonly at: number; readonly snapshot: string };

/** Undefined for a text that PostgreSQL would not take. */
const readCursor = (text: string): Cursor | undefined => {
  const { at = "", snapshot = "", xmin = "", xmax = "", open = "" } = cursorForm.exec(text)?.groups ?? {};
  if (snapshot === "") return undefined;
  const numbers = [xmin, ...(open === "" ? [] : open.split(",")), xmax].map(BigInt);
  const isAscending = numbers.every((each, index) => index === 0 || each >= (numbers[index - 1] ?? 0n));
  return isAscending && (numbers[0] ?? 0n) > 0n ? { at: Number(at), snapshot } : undefined;
};

type Read = {
  readonly snapshot: string;
  readonly before: string;
  /** Whether the snapshot of the cursor is one of this database's past. */
  readonly follows: boolean;
  readonly changes: readonly { readonly tag: string; readonly number: string }[];
};

/**
 * Rows that a snapshot did not see, however late their transactions were committed; without one all. A snapshot lists the transactions
 * that were open, so none is missed, as it would be by number.
 */
const readRows = async (orm: Orm, after: string | undefined): Promise<Read> => {
  const unseen = after
    ? sql`where ${pageDrops.changedBy} >= pg_snapshot_xmin(${after}::pg_snapshot)
        and not pg_visible_in_snapshot(${pageDrops.changedBy}, ${after}::pg_snapshot)`
    : sql``;
  const follows = after
    ? sql`pg_snapshot_xmax(${after}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())`
    : sql`true`;
  const answer = await orm.execute(sql`
    select pg_current_snapshot()::text as snapshot,
      (pg_snapshot_xmin(pg_current_snapshot())::text::numeric - 1)::text as before,
      ${follows} as follows,
      coalesce((
        select json_agg(json_build_object('tag', tag, 'number', changed_by::text)) from (
          select distinct on (tag) tag, changed_by from ${pageDrops} ${unseen}
          order by tag, changed_by desc limit ${most + 1}
        ) as latest
      ), '[]') as changes`);
  const [row] = rowsOf<Read>(answer);
  if (!row) throw new Error("The database answered no snapshot");
  return row;
};

/**
 * `GET page-changes`: the tags that have changed since a cursor, at once or as soon as there are any. All pages count as changed for a
 * cursor that is older than the rows, of another database, or not a cursor, and where too many have changed.
 */
export const readPageChanges: Handler<typeof readingEndpoints.pageChanges> = async (
  { query },
  { orm, now },
) => {
  const { after, hold = 0 } = query;
  const cursor = after === undefined ? undefined : readCursor(after);
  const isForgotten = cursor !== undefined && now.getTime() - cursor.at > (retainedHours - 1) * 3_600_000;
  const isUnknown = after !== undefined && (cursor === undefined || isForgotten);
  const changed = nextChange(hold * 1000);
  try {
    const snapshot = isUnknown ? undefined : cursor?.snapshot;
    let read = await readRows(orm, snapshot);
    if (hold > 0 && !isUnknown && read.follows && read.changes.length === 0) {
      await changed.promise;
      read = await readRows(orm, snapshot);
    }
    const all = isUnknown || !read.follows || read.changes.length > most;
    return {
      cursor: `${Date.now()}_${read.snapshot}`,
      known: read.before,
      all,
      changes: all ? [] : [...read.changes],
    };
  } finally {
    changed.cancel();
  }
};
