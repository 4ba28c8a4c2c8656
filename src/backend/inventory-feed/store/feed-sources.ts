import { eq, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { feedSources } from "#backend/store/schema/inventory-feeds.ts";

/** When the feed that was imported last was written; undefined when unknown. */
export const readFedAt = async (orm: Orm, source: string): Promise<Date | undefined> => {
  const [found] = await orm.select().from(feedSources).where(eq(feedSources.source, source));
  return found?.fedAt ?? undefined;
};

export const storeFedAt = async (orm: Orm, source: string, fedAt: Date): Promise<void> => {
  await orm
    .insert(feedSources)
    .values({ source, fedAt })
    .onConflictDoUpdate({ target: feedSources.source, set: { fedAt } });
};

/** How long a watcher that has died keeps others away. */
const leaseSeconds = 180;
/** How often one that lives says so. */
export const renewalMs = 60_000;

/** Announces that a process watches a source; false while another one does. Repeated by the same process it lasts longer. */
export const claimSource = async (orm: Orm, source: string, watcher: string): Promise<boolean> => {
  const result = await orm.execute(sql`
    insert into feed_sources as s (source, watcher, watched_until)
    values (${source}, ${watcher}, now() + make_interval(secs => ${leaseSeconds}))
    on conflict (source) do update set watcher = excluded.watcher, watched_until = excluded.watched_until
      where s.watcher is null or s.watcher = excluded.watcher or s.watched_until < now()
    returning source`);
  return rowsOf(result).length > 0;
};

export const releaseSource = async (orm: Orm, source: string, watcher: string): Promise<void> => {
  await orm.execute(
    sql`update feed_sources set watcher = null, watched_until = null where source = ${source} and watcher = ${watcher}`,
  );
};
