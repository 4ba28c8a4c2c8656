import { lt } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { favourites } from "#backend/store/schema/favourites.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes the favourites that were removed more than a day ago and can no longer be restored. */
export const forgetRemoved = async (orm: Orm, now: Date): Promise<void> => {
  await orm.delete(favourites).where(lt(favourites.removedAt, new Date(now.getTime() - dayMilliseconds)));
};
