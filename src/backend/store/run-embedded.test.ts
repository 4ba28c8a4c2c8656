import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { openEmbeddedTestDatabase } from "./test-database.ts";

let database: Database;
let embedded: PGlite;
beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
  embedded = (database.orm as unknown as { $client: PGlite }).$client;
});
afterAll(() => database.close());

test("values, several statements, and a block answer their rows", async () => {
  expect(await database.run("select $1::int as n", [1])).toMatchObject({ rows: [{ n: 1 }] });
  expect(await database.run("select 1 as n; select 2 as n")).toEqual({ rows: [{ n: 1 }, { n: 2 }] });
  expect(await database.run("BEGIN; select 3 as n; COMMIT;")).toEqual({ rows: [{ n: 3 }] });
});

test("a block that is whole is kept, one that fails leaves nothing", async () => {
  await database.run("\n  BEGIN; create table stored (n int); insert into stored values (1); COMMIT;");
  await expect(database.run("BEGIN; insert into stored values (2); select 1/0; COMMIT;")).rejects.toThrow();
  expect(await database.run("select n from stored")).toEqual({ rows: [{ n: 1 }] });
});

test("a block that fails half-way takes nobody else down", async () => {
  const block = database.run("BEGIN; select 1; select 1/0; COMMIT;");
  const others = [1, 2, 3].map((n) => embedded.query("select $1::int as n", [n]));
  const transaction = embedded.transaction((tx) => tx.query("select 4 as n"));
  await expect(block).rejects.toThrow("division by zero");
  for (const [at, other] of others.entries()) expect((await other).rows).toEqual([{ n: at + 1 }]);
  expect((await transaction).rows).toEqual([{ n: 4 }]);
});

test("what refuses to be in a transaction can be run", async () => {
  await expect(database.run("vacuum")).resolves.toEqual({ rows: [] });
});
