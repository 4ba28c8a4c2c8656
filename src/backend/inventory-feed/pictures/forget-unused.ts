import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { stockPictures } from "#contract/stock-pictures.ts";

/** Pages that have been sent may still show a picture for a while. */
const unusedMs = 24 * 60 * 60 * 1000;

/** Notes which pictures no vehicle has any more, and forgets those that none has had for a day: the job `remove-files` removes their files. */
export const forgetUnused = async (orm: Pick<Orm, "execute">, now: Date): Promise<void> => {
  const at = now.toISOString();
  await orm.execute(sql`
    with used as materialized (
      select distinct picture ->> 'url' as url from vehicle_details, jsonb_array_elements(pictures) as picture
    ), seen as materialized (
      select address, ${stockPictures.pathOf("")} || hash in (select url from used) as "isUsed" from feed_pictures
    )
    update feed_pictures p set unused_since = case when seen."isUsed" then null else ${at}::timestamptz end
    from seen where seen.address = p.address and seen."isUsed" = (p.unused_since is not null)`);
  const before = new Date(now.getTime() - unusedMs).toISOString();
  await orm.execute(sql`delete from feed_pictures where unused_since < ${before}`);
};
