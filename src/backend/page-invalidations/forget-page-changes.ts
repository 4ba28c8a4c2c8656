import { lt, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { pageDrops } from "#backend/store/schema/page-invalidations.ts";
import { retainedHours } from "./read-page-changes.ts";

/** Deletes changes that are older than any page that a storefront shows. */
export const forgetPageChanges = async (orm: Orm): Promise<void> => {
  const oldest = sql`now() - make_interval(hours => ${retainedHours})`;
  await orm.delete(pageDrops).where(lt(pageDrops.createdAt, oldest));
};
