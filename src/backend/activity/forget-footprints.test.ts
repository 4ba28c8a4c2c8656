import { asc } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { footprints } from "#backend/store/schema/activity.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { footprintBounds, forgetFootprints } from "./forget-footprints.ts";

const now = new Date("2026-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const write = (...days: readonly number[]) =>
  database.orm.insert(footprints).values(days.map((day) => ({ type: 1, data: {}, at: daysAgo(day) })));

const retainedDays = async () => {
  const rows = await database.orm.select({ at: footprints.at }).from(footprints).orderBy(asc(footprints.id));
  return rows.map(({ at }) => (now.getTime() - at.getTime()) / 86_400_000);
};

test("what is older than 90 days is deleted, whatever came after it", async () => {
  await write(400, 91, 89, 90.5, 0);
  await forgetFootprints(database.orm, now);
  expect(await retainedDays()).toEqual([89, 0]);
  expect(footprintBounds.days).toBe(90);
});

test("beyond the bound the oldest rows are deleted", async () => {
  await write(9, 8, 7, 6, 5, 4);
  await forgetFootprints(database.orm, now, { days: 90, rows: 4 });
  expect(await retainedDays()).toEqual([7, 6, 5, 4]);
});

test("an empty table is no trouble, and what is done already is left alone", async () => {
  await forgetFootprints(database.orm, now);
  await write(100, 1);
  await forgetFootprints(database.orm, now);
  await forgetFootprints(database.orm, now);
  expect(await retainedDays()).toEqual([1]);
});
