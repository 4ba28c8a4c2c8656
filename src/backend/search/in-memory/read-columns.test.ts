import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOut, copyOutBy } from "#backend/store/copy-out.ts";
import type { Database, Orm } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { choices } from "#domain/search-query-keys.ts";
import { badges, vehicleStatuses } from "#domain/vehicle-types.ts";
import { badgeOf, ownersBandOf } from "./packed-traits.ts";
import { readColumns } from "./read-columns.ts";

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 200 });
});
afterAll(() => database.close());

test("columns say what the rows say, in the order of the numbers, also where a table has been written to", async () => {
  const { orm } = database;
  const far = new Date("2041-05-06T07:08:09Z");
  await orm.update(vehicles).set({ arrivedAt: far, kilometers: 123_456 }).where(eq(vehicles.id, 3));
  const rows = await orm.select().from(vehicles).orderBy(vehicles.id);
  const { size, columns } = await readColumns(orm, "true");
  expect(size).toBe(200);
  for (const [place, row] of rows.entries()) {
    const read = [columns.id, columns.price, columns.kms, columns.year, columns.status, columns.arrivedAt];
    expect(read.map((column) => column[place])).toEqual([
      row.id,
      row.priceCents,
      row.kilometers,
      row.year,
      vehicleStatuses.indexOf(row.status),
      Math.floor(row.arrivedAt.getTime() / 1000),
    ]);
  }
});

test("owners and badge that nobody knows keep to no limit, and are none", async () => {
  const { orm } = database;
  await orm.update(vehicles).set({ owners: null, badge: null }).where(eq(vehicles.id, 5));
  await orm.update(vehicles).set({ owners: 1, badge: "eco" }).where(eq(vehicles.id, 6));
  await orm.update(vehicles).set({ owners: 9, badge: "0" }).where(eq(vehicles.id, 7));
  const { columns } = await readColumns(orm, "id between 5 and 7");
  const none = choices.owners.length;
  const [unknown = 0, first = 0, many = 0] = columns.traits;
  expect([unknown, first, many].map(ownersBandOf)).toEqual([none, 0, none]);
  expect([unknown, first, many].map(badgeOf)).toEqual([
    badges.length,
    badges.indexOf("eco"),
    badges.indexOf("0"),
  ]);
});

test.each([1, 7, 19, 64, 1_000])("bytes may be cut anywhere, say all %i", async (step) => {
  const whole = await readColumns(database.orm, "id < 60");
  const cut = copyOutBy({} as Orm, async (select, take) => {
    const pieces: Uint8Array[] = [];
    await copyOut(database.orm, select, (bytes) => pieces.push(Uint8Array.from(bytes)));
    const bytes = Buffer.concat(pieces);
    for (let at = 0; at < bytes.length; at += step) take(bytes.subarray(at, at + step));
  });
  expect(await readColumns(cut, "id < 60")).toEqual(whole);
});
