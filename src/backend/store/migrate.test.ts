import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { adopt, ChangedMigrationError, migrate, migrationsFolder, RefusedDatabaseError } from "./migrate.ts";
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
    writeFileSync(join(folder, "0000_release.sql"), "-- edited", { flag: "a" });
    await expect(migrate(database, folder)).rejects.toThrow(ChangedMigrationError);
    await expect(migrate(database, folder)).rejects.toThrow("0000_release");
  });
});

describe("a database of before 1.0.0", () => {
  const earlier = readFileSync(new URL("earlier-migrations.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  /** Such a record in place of the present one: the tables are the same. */
  const recordOf = async (lines: readonly string[]) => {
    const values = lines.map((line) => line.replace(/^(\d+):(\w+)$/, "($1, '$2')"));
    await database.run(`
      truncate drizzle.__drizzle_migrations;
      insert into drizzle.__drizzle_migrations (created_at, hash) values ${values.join()}`);
    return await record();
  };

  test("is refused with the command that takes it over, which changes its record alone", async () => {
    const [release, ...later] = journalOf(migrationsFolder).entries;
    const first = folderWith("9999_first", "select 1");
    writeFileSync(
      join(first, "meta/_journal.json"),
      JSON.stringify({ ...journalOf(first), entries: [release] }),
    );
    await database.close();
    database = await openUnmigratedTestDatabase();
    await migrate(database, first);
    const before = await recordOf(earlier);
    await expect(migrate(database)).rejects.toThrow(/before 1\.0\.0.*npm run migrate -- --adopt/);
    expect(await record()).toEqual(before);
    expect(await adopt(database)).toBe(true);
    expect((await record()).slice(0, -1)).toEqual(before);
    const folder = folderWith("9999_after", "create table after (id int)");
    expect(await migrate(database, folder)).toEqual([...later.map(({ tag }) => tag), "9999_after"]);
    expect(await adopt(database, folder)).toBe(false);
  });

  test.each([
    ["lacks a migration", earlier.slice(0, -1)],
    ["has another one", [...earlier.slice(0, -1), `1796032292402:${"0".repeat(64)}`]],
  ])("is refused and not taken over where it %s", async (_, lines) => {
    const before = await recordOf(lines);
    await expect(migrate(database)).rejects.toThrow(/before 1\.0\.0.*docs\/upgrade\.md/);
    await expect(adopt(database)).rejects.toThrow(RefusedDatabaseError);
    expect(await record()).toEqual(before);
  });

  test("is refused without a record too", async () => {
    await database.run("drop schema drizzle cascade");
    await expect(migrate(database)).rejects.toThrow(/before 1\.0\.0/);
    expect(await adopt(database)).toBe(false);
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
