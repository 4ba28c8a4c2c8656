import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { ChangedMigrationError, migrate, migrationsFolder } from "./migrate.ts";
import { rowsOf } from "./rows-of.ts";
import { openTestDatabase, openUnmigratedTestDatabase } from "./test-database.ts";

type Journal = { readonly entries: { readonly idx: number; readonly when: number; readonly tag: string }[] };

const journalOf = (folder: string): Journal =>
  JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));

let database: Database;
let copies: string;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());
beforeAll(() => {
  copies = mkdtempSync(join(tmpdir(), "volante-migrations-"));
});
afterAll(() => rmSync(copies, { recursive: true }));

/** A copy of the folder with one migration more. */
const folderWith = (tag: string, text: string): string => {
  const folder = join(copies, tag);
  cpSync(migrationsFolder, folder, { recursive: true });
  const { entries, ...rest } = journalOf(folder);
  const more = { version: "7", idx: entries.length, when: Date.UTC(2100), tag, breakpoints: true };
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...rest, entries: [...entries, more] }));
  writeFileSync(join(folder, `${tag}.sql`), text);
  return folder;
};

const select = async <Row>(text: string): Promise<Row[]> =>
  rowsOf<Row>(await database.orm.execute(sql.raw(text)));
const record = () =>
  select("select hash, created_at::text from drizzle.__drizzle_migrations order by created_at");
const tableOf = async (name: string) => {
  const [row] = await select<{ found: string | null }>(`select to_regclass('${name}')::text as found`);
  return row?.found;
};

test("the migrator passes over no migration: each is dated later than the one before", () => {
  const { entries } = journalOf(migrationsFolder);
  expect(entries).toEqual(entries.toSorted((a, b) => a.when - b.when));
  expect(new Set(entries.map(({ when }) => when)).size).toBe(entries.length);
});

describe("migrating", () => {
  test("a second run finds nothing to do", async () => {
    expect(await migrate(database)).toEqual([]);
  });

  test("a further migration is applied once", async () => {
    const folder = folderWith("9999_probe", "create table probe (id int)");
    expect(await migrate(database, folder)).toEqual(["9999_probe"]);
    expect(await migrate(database, folder)).toEqual([]);
  });

  test("a migration that fails leaves nothing behind", async () => {
    const text = "create table half (id int);--> statement-breakpoint\nselect nothing";
    await expect(migrate(database, folderWith("9999_broken", text))).rejects.toThrow();
    expect(await tableOf("half")).toBeNull();
  });

  test("a migration that was edited after it was applied is refused by name", async () => {
    const folder = folderWith("9999_edited", "select 1");
    writeFileSync(join(folder, "0000_reading-side.sql"), "-- edited", { flag: "a" });
    await expect(migrate(database, folder)).rejects.toThrow(ChangedMigrationError);
    await expect(migrate(database, folder)).rejects.toThrow("0000_reading-side");
  });
});

describe("a database that was migrated before drizzle's migrator was used", () => {
  /** What such a database has in its place. */
  const recordByTag = async () => {
    const values = journalOf(migrationsFolder).entries.map(({ tag, when }) => `('${tag}', ${when})`);
    await database.run(`
      create table migrations (tag text primary key, hash text not null, at timestamptz not null default now());
      insert into migrations (tag, hash) select tag, hash from (values ${values.join()}) as journal (tag, moment)
        join drizzle.__drizzle_migrations on created_at = moment
    `);
  };

  test("has nothing applied a second time, and what it has applied in drizzle's record", async () => {
    const before = await record();
    await recordByTag();
    await database.run("drop schema drizzle cascade");
    expect(await migrate(database)).toEqual([]);
    expect(await record()).toEqual(before);
    expect(await tableOf("migrations")).toBeNull();
    expect(await migrate(database)).toEqual([]);
  });

  test("has the missing one applied, even where a later database was replaced by its dump", async () => {
    const folder = folderWith("9999_later", "create table later (id int)");
    await migrate(database, folder);
    await database.run("drop table later");
    await recordByTag();
    expect(await migrate(database, folder)).toEqual(["9999_later"]);
    expect(await tableOf("later")).toBe("later");
  });

  test("is refused when an applied migration was edited since", async () => {
    const folder = folderWith("9999_edited-since", "select 1");
    writeFileSync(join(folder, "0001_append-only-price-log.sql"), "-- edited", { flag: "a" });
    await recordByTag();
    await expect(migrate(database, folder)).rejects.toThrow("0001_append-only-price-log");
  });
});

test("a database with tables of another program is refused, and stays as it is", async () => {
  const foreign = await openUnmigratedTestDatabase();
  try {
    await foreign.run("create table invoices (id int)");
    await expect(migrate(foreign)).rejects.toThrow(/has tables of another program \(invoices\)/);
    const { rows } = await foreign.run(
      "select tablename from pg_tables where schemaname in ('public', 'drizzle')",
    );
    expect(rows).toEqual([{ tablename: "invoices" }]);
  } finally {
    await foreign.close();
  }
});
