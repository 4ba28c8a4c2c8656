import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { unpackEmbedded } from "./test-database.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "volante-database-"));
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("DATABASE_URL", "");
  forgetProcess();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A bundle of its own: modules are evaluated again, the process stays the same. */
const freshBundle = async () => {
  vi.resetModules();
  return await import("./open-database.ts");
};

test("two bundles of a process share one small database, and after closing it can be opened again", async () => {
  await unpackEmbedded(join(folder, "pg"));
  const one = await (await freshBundle()).openDatabase();
  const two = await (await freshBundle()).openDatabase();
  expect([one.kind, two.kind]).toEqual(["embedded", "embedded"]);
  expect(await one.orm.execute(sql`show shared_buffers`)).toMatchObject({
    rows: [{ shared_buffers: "32MB" }],
  });
  await one.orm.execute(sql`create table shared (id int)`);
  await two.orm.execute(sql`insert into shared values (1)`);
  await one.close();
  const again = await (await freshBundle()).openDatabase();
  expect(await again.orm.execute(sql`select id from shared`)).toMatchObject({ rows: [{ id: 1 }] });
  await again.close();
}, 60_000);

test("a build does not open it", async () => {
  vi.stubEnv("NEXT_PHASE", "phase-production-build");
  const { openDatabase } = await freshBundle();
  await expect(openDatabase()).rejects.toThrow(/build/);
});

test("a server that cannot be reached is an error, and the next call tries again", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:9/none");
  const { openDatabase } = await freshBundle();
  const database = await openDatabase();
  expect(database.kind).toBe("server");
  await expect(database.orm.execute(sql`select 1`)).rejects.toThrow();
  await expect(database.orm.execute(sql`select 1`)).rejects.toThrow();
  await database.close();
});
