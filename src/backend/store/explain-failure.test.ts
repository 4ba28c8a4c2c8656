import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { explainFailure } from "./explain-failure.ts";
import { RefusedDatabaseError } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "volante-failure-"));
  vi.stubEnv("DATABASE_URL", "");
  forgetProcess();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

/** Opens the database of the environment, queries it, and returns the explanation of its failure. */
const explained = async (variables: Record<string, string>): Promise<string | undefined> => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  try {
    const database = await openDatabase();
    await database.orm
      .execute(sql`create table much as select generate_series(1, 1000000) as number`)
      .finally(() => database.close());
  } catch (error) {
    return explainFailure(error);
  }
  throw new Error("nothing failed");
};

test("a database that this version does not change", () => {
  const cause = new RefusedDatabaseError("Use one of its own.");
  expect(explainFailure(new Error("not prepared", { cause }))).toBe("Use one of its own.");
});

test("a file in the place of the folder, or above it", async () => {
  const file = join(home, "file");
  writeFileSync(file, "");
  expect(await explained({ DATA_DIR: file })).toBe(
    `DATA_DIR (${file}) cannot be used (EEXIST): set it to a folder that this user may write to.`,
  );
  forgetProcess();
  expect(await explained({ DATA_DIR: join(file, "below") })).toMatch(
    /^DATA_DIR .* cannot be used \(ENOTDIR\)/,
  );
});

test("a disk that is full while something is written", () => {
  vi.stubEnv("DATA_DIR", home);
  const fail = () => writeFileSync("/dev/full", "x");
  expect(fail).toThrow(/ENOSPC/);
  try {
    fail();
  } catch (error) {
    expect(explainFailure(new Error("a page was not stored", { cause: error }))).toMatch(
      /^No space is left on the disk of DATA_DIR \(.*\): free some, or set DATA_DIR/,
    );
  }
});

/** A disk of three megabytes, where this user may make one. */
const tiny = mkdtempSync(join(tmpdir(), "volante-tiny-"));
const hasTinyDisk = spawnSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", tiny]).status === 0;
afterAll(() => {
  if (hasTinyDisk) spawnSync("umount", ["-l", tiny]);
  rmSync(tiny, { recursive: true, force: true });
});

test.runIf(hasTinyDisk)(
  "a disk too small for the embedded database",
  { tags: ["all"], timeout: 60_000 },
  async () => {
    try {
      const folder = join(tiny, "data");
      mkdirSync(folder);
      expect(await explained({ DATA_DIR: folder })).toBe(
        `No space is left on the disk of DATA_DIR (${folder}): free some, or set DATA_DIR to a folder on another disk.`,
      );
    } finally {
      spawnSync("umount", ["-l", tiny]);
    }
  },
);

test("a server that is not there, and one whose host nobody knows", async () => {
  const explanation = await explained({ DATABASE_URL: "postgres://ana:secret@127.0.0.1:9/volante" });
  expect(explanation).toBe(
    "The database of DATABASE_URL (127.0.0.1:9/volante) cannot be used: nothing listens there. " +
      "Start it or correct the address; without DATABASE_URL an embedded database is stored in DATA_DIR.",
  );
  forgetProcess();
  expect(await explained({ DATABASE_URL: "postgres://ana:secret@nowhere.invalid/volante" })).toMatch(
    /\(nowhere\.invalid\/volante\) cannot be used: its host is unknown/,
  );
});

const server = process.env.TEST_DATABASE_URL;

test.runIf(server)("a server without the database, or that does not know the user", async () => {
  const address = new URL(server ?? "");
  address.pathname = "/volante_of_nobody";
  expect(await explained({ DATABASE_URL: address.href })).toMatch(/it has no database of that name/);
  forgetProcess();
  address.username = "nobody_of_volante";
  const explanation = await explained({ DATABASE_URL: address.href });
  expect(explanation).toMatch(/it refuses user or password/);
  expect(explanation).not.toContain("unknown_of_volante");
});

test("any other error is left as it is", () => {
  vi.stubEnv("DATA_DIR", home);
  const elsewhere = Object.assign(new Error("EACCES"), { code: "EACCES", path: "/proc/1/mem" });
  const local = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  for (const error of [elsewhere, local, new TypeError("a fieldError"), "text", undefined])
    expect(explainFailure(error)).toBeUndefined();
});
