import { sql } from "drizzle-orm";
import { singleLine } from "#backend/mail/single-line.ts";
import type { Orm } from "#backend/store/database.ts";
import { missedDemand } from "#backend/store/schema/missed-demand.ts";

/** Different ones of a day and kind: robots invent filters without end. */
const mostADay = 1_000;
const longest = 300;

/** Counts what the shop could not serve on a day, for the summary that the shop gets. */
export const recordMissedDemand = async (
  orm: Orm,
  kind: (typeof missedDemand.$inferInsert)["kind"],
  { what, now }: { readonly what: string; readonly now: Date },
): Promise<void> => {
  const text = singleLine(what.toWellFormed()).slice(0, longest).toWellFormed();
  if (text === "") return;
  const day = now.toISOString().slice(0, 10);
  await orm.execute(sql`
    insert into ${missedDemand} (day, kind, what)
    select ${day}, ${kind}, ${text}
    where (select count(*) from ${missedDemand} where day = ${day} and kind = ${kind}) < ${mostADay}
      or exists (select from ${missedDemand} where day = ${day} and kind = ${kind} and what = ${text})
    on conflict (day, kind, what) do update set times = ${missedDemand}.times + 1`);
};
