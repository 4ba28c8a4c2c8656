import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { queueMail } from "#backend/mail/queue-mail.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { type RunningJobs, startJobs } from "./start-jobs.ts";

/** The statements that the documentation gives operators, by the words above each. */
const statements = (() => {
  const page = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const section = page.slice(page.indexOf("## Jobs and mail"), page.indexOf("## Fresh content"));
  const [, block = ""] = /```sql\n([\s\S]*?)```/.exec(section) ?? [];
  const parts = block.trim().split(/\n\n/);
  return new Map(parts.map((part) => [/^-- (.+)/.exec(part)?.[1] ?? "", part.replace(/^--.*\n/, "")]));
})();

let database: Database;
let jobs: RunningJobs;
const run = vi.fn(async () => undefined);
beforeAll(async () => {
  database = await openTestDatabase();
  const job = { schedule: "0 0 1 1 *", retries: 0, seconds: 60, run };
  jobs = await startJobs(database, {
    jobs: { "send-mail": job },
    log: createLogger("silent"),
    pollSeconds: 0.5,
  });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});
beforeEach(async () => {
  await database.orm.delete(outbox);
  for (const key of ["waiting", "failed", "expired"])
    await queueMail(database.orm, {
      key,
      to: "ana@example.com",
      locale: "es",
      subject: "Hola",
      text: "Hola",
      html: "<p>Hola</p>",
    });
  await database.orm.execute(sql`
    update outbox set state = key::mail_state, attempts = 24, expires_at = now() - interval '1 hour', last_error = 'ECONNECTION'
    where key in ('failed', 'expired')`);
  await database.orm.execute(sql`update outbox set next_attempt_at = now() + interval '4 hours'`);
});

const execute = async (beginning: string) => {
  const [, statement] = [...statements].find(([words]) => words.startsWith(beginning)) ?? [];
  if (statement === undefined) throw new Error(`docs/operations.md has nothing about "${beginning}"`);
  return (await database.run(statement)).rows;
};
const due = async () => {
  const { rows } = await database.run(
    "select key from outbox where state = 'queued' and attempts = 0 and next_attempt_at <= now() and expires_at > now() order by key",
  );
  return rows.map((row) => (row as { key: string }).key);
};

test("every statement is tried here", () => expect(statements.size).toBe(10));

test("mails are watched", async () => {
  const states = (await execute("Mails by state")) as { state: string; count: unknown }[];
  expect(states.map(({ state, count }) => [state, Number(count)]).toSorted()).toEqual([
    ["expired", 1],
    ["failed", 1],
    ["queued", 1],
  ]);
  const failed = await execute("What could not be sent");
  expect(failed).toMatchObject([
    { state: "expired" },
    { state: "failed", last_error: "ECONNECTION", attempts: 24 },
  ]);
  expect(JSON.stringify(failed)).not.toContain("ana");
});

test("mails are tried again", async () => {
  expect(await due()).toEqual([]);
  await database.run(
    "insert into outbox (key, message_id, recipient, locale, subject, text, html, state) select 'alert-digest:x:1', '<x@x>', recipient, locale, subject, text, html, 'expired' from outbox where key = 'expired'",
  );
  await execute("Try those again");
  expect(await due()).toEqual(["expired", "failed"]);
  await execute("Try everything that waits");
  expect(await due()).toEqual(["expired", "failed", "waiting"]);
});

test("alerts are watched, and begin anew", async () => {
  expect(await execute("What alerts have found")).toMatchObject([{ oldest: null }]);
  await database.run("update alert_cursor set last_vehicle_id = 7");
  await execute("Have alerts begin");
  const { rows } = await database.run("select last_vehicle_id from alert_cursor");
  expect(rows).toEqual([{ last_vehicle_id: 0 }]);
});

test("jobs are watched, done again, and run", async () => {
  run.mockRejectedValueOnce(new Error("the disk is full"));
  await execute("Run a job now");
  const failed = [{ name: "send-mail", retry_count: 0, reason: "Error: the disk is full" }];
  await vi.waitFor(async () => expect(await execute("Why runs have failed")).toMatchObject(failed), 10_000);
  expect(await execute("Runs of each job")).toMatchObject([{ name: "send-mail", state: "failed" }]);
  await execute("Have failed runs done again");
  await vi.waitFor(
    async () =>
      expect(await execute("Runs of each job")).toMatchObject([{ name: "send-mail", state: "completed" }]),
    10_000,
  );
  expect(run).toHaveBeenCalledTimes(2);
  await execute("Run a job now");
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3), 10_000);
});
