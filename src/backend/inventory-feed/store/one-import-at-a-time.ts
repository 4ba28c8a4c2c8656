import { sql } from "drizzle-orm";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { FeedError } from "../feed-error.ts";

/**
 * Does work while no other import of the same source runs, on any machine. The transaction only holds the lock, which ends with the
 * connection; the embedded database has one process anyway.
 * @throws FeedError while another one runs
 */
export const oneImportAtATime = async <Value>(
  { kind, orm }: Pick<Database, "kind" | "orm">,
  source: string,
  work: () => Promise<Value>,
): Promise<Value> => {
  if (kind === "embedded") return await work();
  return await orm.transaction(async (tx) => {
    const result = await tx.execute(
      sql`select pg_try_advisory_xact_lock(hashtext('volante.feed'), hashtext(${source})) as "isMine"`,
    );
    if (rowsOf<{ isMine: boolean }>(result)[0]?.isMine !== true)
      throw new FeedError([`source: an import of "${source}" is running already`]);
    return await work();
  });
};
