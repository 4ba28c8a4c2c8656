import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobs } from "#backend/jobs/job-table.ts";
import { startJobs } from "#backend/jobs/start-jobs.ts";
import { seedWhenEmpty } from "#demo/filling/seed-database.ts";
import { createLogger } from "#platform/log.ts";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migrate.ts";
import { prepare } from "./prepare.ts";
import { rowsOf } from "./rows-of.ts";
import { openUnmigratedTestDatabase } from "./test-database.ts";

const fill = (empty: Database) => seedWhenEmpty(empty, { vehicles: 50 });

let database: Database;
beforeAll(async () => {
  database = await openUnmigratedTestDatabase();
});
afterAll(() => database.close());

// Each has a connection of its own there; the embedded database has one owner.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)(
  "processes that begin at once on an empty server",
  () => {
    test("one of them prepares it, the others find it so, and all work on jobs", async () => {
      const prepared = await Promise.all([1, 2, 3].map(() => prepare(database, fill)));
      const migrations = prepared.map((each) => each.migrations.length).filter((count) => count > 0);
      expect(migrations).toEqual([readMigrationFiles({ migrationsFolder }).length]);
      expect(prepared.map(({ seeded }) => seeded).filter((count) => count > 0)).toEqual([50]);
      const [row] = rowsOf<{ count: number }>(
        await database.orm.execute(sql`select count(*)::int as count from vehicles`),
      );
      expect(row?.count).toBe(50);
      const log = createLogger("silent");
      const running = await Promise.all([1, 2].map(() => startJobs(database, { jobs, log })));
      const { rows } = await database.run("select name from jobs.queue where name !~ '^__'");
      expect(rows).toHaveLength(Object.keys(jobs).length);
      await Promise.all(running.map(({ stop }) => stop()));
    }, 60_000);
  },
);
