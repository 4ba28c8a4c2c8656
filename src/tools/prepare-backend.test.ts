import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { DatabaseLockedError } from "#backend/store/lock.ts";
import { openDatabase } from "#backend/store/open-database.ts";
import { unpackEmbedded } from "#backend/store/test-database.ts";
import { env } from "#platform/env.ts";
import { prepareBackend, prepareBackendApart } from "./prepare-backend.ts";

const folder = vi.hoisted(() => {
  process.env.DATA_DIR = `${process.env.TMPDIR ?? "/tmp"}/prepare-backend-${process.pid}`;
  return process.env.DATA_DIR;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("what keeps the other process from preparing the database is shown, and the caller learns of it", async () => {
  env();
  vi.stubEnv("PORT", "none");
  onTestFinished(() => void vi.unstubAllEnvs());
  const show = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => show.mockRestore());
  expect(await prepareBackendApart()).toBe(false);
  expect(show.mock.calls.join("")).toContain("PORT");
}, 30_000);

test("a database that somebody has open is refused, one that nobody has open is left to the server", async () => {
  await unpackEmbedded(join(folder, "pg"));
  const database = await openDatabase();
  await expect(prepareBackend()).rejects.toThrow(DatabaseLockedError);
  await database.close();
  await expect(prepareBackend()).resolves.toBeUndefined();
  expect(existsSync(join(folder, "pg.lock"))).toBe(false);
}, 60_000);
