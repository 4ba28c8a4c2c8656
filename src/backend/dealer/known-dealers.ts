import { asc } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { dealers } from "#backend/store/schema/dealers.ts";

export type StoredDealer = typeof dealers.$inferSelect;

/** All dealers by number, in their order (`remember`). */
export const knownDealers = (orm: Orm): Promise<ReadonlyMap<number, StoredDealer>> =>
  remember(orm, "dealers", async () => {
    const rows = await orm.select().from(dealers).orderBy(asc(dealers.id));
    return new Map(rows.map((dealer) => [dealer.id, dealer]));
  });
