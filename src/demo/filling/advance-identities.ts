import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";

/** Rows that were stored with their numbers leave the counters behind. */
export const advanceIdentities = async (orm: Pick<Orm, "execute">): Promise<void> => {
  for (const table of ["brands", "models", "versions", "picture_sets", "vehicles"])
    await orm.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.identifier(table)}), false)`,
    );
};
