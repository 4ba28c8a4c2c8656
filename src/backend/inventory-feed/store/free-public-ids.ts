import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";

/** Ends of addresses that no vehicle has: eight digits each. */
export const freePublicIds = async (orm: Pick<Orm, "execute">, count: number): Promise<readonly string[]> => {
  const free = new Set<string>();
  while (free.size < count) {
    const tried = Array.from({ length: count - free.size }, () => String(randomInt(10_000_000, 100_000_000)));
    const result = await orm.execute(
      sql`select public_id as id from vehicles where public_id = any (${sql.param(tried)}::text[])`,
    );
    const taken = new Set(rowsOf<{ id: string }>(result).map(({ id }) => id));
    for (const id of tried) if (!taken.has(id)) free.add(id);
  }
  return [...free];
};
