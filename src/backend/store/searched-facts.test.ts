import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { rowsOf } from "./rows-of.ts";

test("a stock that was there before gets the owners and badges that it is seeded with", async () => {
  const database = await openSeededTestDatabase({ vehicles: 600 });
  try {
    const facts = async () =>
      rowsOf<{ id: number; owners: number; badge: string | null }>(
        await database.orm.execute(sql`select id, owners, badge::text as badge from vehicles order by id`),
      );
    const seeded = await facts();
    expect(new Set(seeded.map(({ badge }) => badge))).toEqual(new Set(["0", "eco", "c", "b", null]));
    await database.orm.execute(sql`alter table vehicle_details add column previous_owners smallint`);
    await database.orm.execute(
      sql`update vehicle_details d set previous_owners = v.owners from vehicles v where v.id = d.vehicle_id`,
    );
    await database.orm.execute(sql`alter table vehicles drop column owners, drop column badge`);
    await database.orm.execute(sql`drop type environmental_badge`);
    const migration = readFileSync(new URL("migrations/0022_searched-facts.sql", import.meta.url), "utf8");
    for (const statement of migration.split("--> statement-breakpoint"))
      await database.orm.execute(sql.raw(statement));
    expect(await facts()).toEqual(seeded);
  } finally {
    await database.close();
  }
});
