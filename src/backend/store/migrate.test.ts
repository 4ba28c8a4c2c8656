import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { ChangedMigrationError, migrate } from "./migrate.ts";
import { renderMigrationList } from "./migrations/embed-migrations.ts";
import { migrationList } from "./migrations/migration-list.ts";
import { rowsOf } from "./rows-of.ts";
import { openTestDatabase } from "./test-database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("the embedded migrations are those of the SQL files", () => {
  expect(readFileSync(new URL("migrations/migration-list.ts", import.meta.url), "utf8")).toBe(
    renderMigrationList(),
  );
});

describe("migrating", () => {
  test("a second run finds nothing to do", async () => {
    expect(await migrate(database.orm)).toEqual([]);
  });

  test("a further migration is applied once", async () => {
    const list = [...migrationList, { tag: "9999_probe", sql: "create table probe (id int)" }];
    expect(await migrate(database.orm, list)).toEqual(["9999_probe"]);
    expect(await migrate(database.orm, list)).toEqual([]);
  });

  test("a migration that fails leaves nothing behind", async () => {
    const list = [
      ...migrationList,
      { tag: "9999_broken", sql: "create table half (id int);--> statement-breakpoint\nselect nothing" },
    ];
    await expect(migrate(database.orm, list)).rejects.toThrow();
    const [row] = rowsOf<{ half: string | null }>(
      await database.orm.execute(sql`select to_regclass('half')::text as half`),
    );
    expect(row?.half).toBeNull();
  });

  test("a migration that was edited after it was applied is refused by name", async () => {
    const list = migrationList.map((migration, index) =>
      index === 0 ? { ...migration, sql: `${migration.sql}-- edited` } : migration,
    );
    await expect(migrate(database.orm, list)).rejects.toThrow(ChangedMigrationError);
    await expect(migrate(database.orm, list)).rejects.toThrow("0000_reading-side");
  });
});
