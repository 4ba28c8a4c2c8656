import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "#tools/free-port.ts";
import { runCommand } from "#tools/run-command.ts";
import { variablesForTests } from "#tools/test-stages/variables-for-tests.ts";
import { withAll } from "../support/tiers.ts";

test("a start on a database of before 1.0.0 ends with what to do", {
  ...withAll,
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "volante-earlier-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const embedded = await PGlite.create(join(folder, "pg"));
  await embedded.exec(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('earlier', 1)`);
  await embedded.close();
  const port = await findFreePort();
  const { code, output } = await runCommand(
    process.execPath,
    ["--conditions=react-server", join("src", "tools", "start.ts")],
    {
      env: {
        ...variablesForTests(),
        NODE_ENV: "production",
        DATA_DIR: folder,
        PORT: String(port),
        SITE_URL: `http://localhost:${port}`,
      },
      timeoutMs: 100_000,
    },
  );
  expect(code).toBe(1);
  expect(output).toMatch(/^The database is of a version before 1\.0\.0; nothing was changed\./m);
});
