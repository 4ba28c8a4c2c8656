import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "./migrate.ts";

/** The one of 1.0.0 comes before. */
const firstAfterRelease = 1;

/** What the release before cannot live with: it reads or writes what is gone, named otherwise or stricter. */
const breaking = [
  /\bdrop\s+(?:table|column|view|schema)\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
  /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
];

const breaksIn = (sql: string): readonly string[] =>
  /^-- Contract: \S/.test(sql) ? [] : breaking.flatMap((pattern) => pattern.exec(sql)?.[0] ?? []);

test.each([
  ['ALTER TABLE "leads" ADD COLUMN "note" text;', 0],
  ['ALTER TABLE "leads" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;', 0],
  ['ALTER TABLE "leads" ADD COLUMN "note" text NOT NULL;', 1],
  ['ALTER TABLE "leads" DROP COLUMN "note";', 1],
  ['ALTER TABLE "leads" RENAME COLUMN "note" TO "text";', 1],
  ['ALTER TABLE "leads" ALTER COLUMN "email" SET NOT NULL;', 1],
  ['ALTER TABLE "leads" ALTER COLUMN "email" SET DATA TYPE varchar(5);', 1],
  ['-- Contract: nothing reads it since 1.1.\nALTER TABLE "leads" DROP COLUMN "note";', 0],
])("of a migration that says %s, %i statements break the release before", (sql, count) => {
  expect(breaksIn(sql)).toHaveLength(count);
});

test("every migration after the release leaves the release before alone, or says what it takes away", () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql"));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files.filter((name) => Number.parseInt(name, 10) >= firstAfterRelease))
    expect(breaksIn(readFileSync(join(migrationsFolder, file), "utf8")), file).toEqual([]);
});
