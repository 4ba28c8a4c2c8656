import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultCreditTaxes } from "#backend/finance/default-credit-taxes.ts";
import { defaultFinanceConfig } from "#backend/finance/default-finance-config.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import type { Database } from "#backend/store/database.ts";
import { footprints } from "#backend/store/schema/activity.ts";
import { creditTaxes, financeConfig } from "#backend/store/schema/finance.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import type { Job, JobContext } from "./job.ts";
import { jobs as jobTable } from "./job-table.ts";
import { type RunningJobs, startJobs } from "./start-jobs.ts";

let database: Database;
const running: RunningJobs[] = [];
const lines: string[] = [];
const log = createLogger("debug", { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  lines.length = 0;
  await database.run("drop schema if exists jobs cascade");
});
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

const yearly = { schedule: "0 0 1 1 *", retries: 1, seconds: 60 } as const;

const start = async (jobs: Readonly<Record<string, Job>>, pollSeconds = 60): Promise<RunningJobs> => {
  const started = await startJobs(database, { jobs, log, pollSeconds, drainMs: 1_000 });
  running.push(started);
  return started;
};

const runsOf = async (name: string) => {
  const { rows } = await database.run(
    "select state::text, retry_count, output::text from jobs.job where name = $1 order by created_on",
    [name],
  );
  return rows as { state: string; retry_count: number; output: string | null }[];
};
const states = async (name: string) => (await runsOf(name)).map(({ state }) => state);
const soon = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 10_000, interval: 50 });

test("a job that is nudged runs at once, not when a worker looks next", async () => {
  const run = vi.fn(async () => undefined);
  const { nudge } = await start({ work: { ...yearly, run } });
  await pause(300);
  await nudge("work");
  await soon(() => expect(run).toHaveBeenCalledOnce());
  await soon(async () => expect(await states("work")).toEqual(["completed"]));
});

test("asked for many times while it waits, it runs once; asked for while it runs, once more", async () => {
  const gate = Promise.withResolvers<void>();
  const run = vi.fn(() => gate.promise);
  const { nudge } = await start({ work: { ...yearly, run } });
  await nudge("work");
  await soon(() => expect(run).toHaveBeenCalledOnce());
  await Promise.all(Array.from({ length: 20 }, () => nudge("work")));
  gate.resolve();
  await soon(() => expect(run).toHaveBeenCalledTimes(2));
  await soon(async () => expect(await states("work")).toEqual(["completed", "completed"]));
});

test("a mail's nudge runs the job that sends; inside a transaction, with nothing known yet, it stops nobody", async () => {
  const run = vi.fn(async () => undefined);
  await start({ "send-mail": { ...yearly, run } });
  await database.orm.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    nudgeDeliveries();
    await pause(200);
    await tx.execute(sql`select 1`);
  });
  await soon(() => expect(run).toHaveBeenCalledOnce());
});

describe("a job that always fails", () => {
  const person = "Señora Canaria, canaria@example.com";
  const fail = async ({ database: { orm } }: JobContext) => {
    await orm.insert(footprints).values({ type: -1, data: { person }, sessionId: person });
  };

  test("is tried again after longer and longer, then stands as failed in table and log, without anybody's data", async () => {
    const { nudge } = await start({ work: { ...yearly, retries: 2, run: fail } }, 0.5);
    await nudge("work");
    for (const [retries, state] of ["retry", "retry", "failed"].entries()) {
      await soon(async () => expect(await runsOf("work")).toMatchObject([{ state, retry_count: retries }]));
      const { rows } = await database.run(
        "select extract(epoch from start_after - now())::float as wait from jobs.job where name = 'work'",
      );
      const [{ wait } = { wait: 0 }] = rows as { wait: number }[];
      if (state === "retry") expect(wait).toBeGreaterThan(15 * 2 ** retries - 5);
      await database.run("update jobs.job set start_after = now() where state = 'retry'");
    }
    const entries = lines.map((line) => JSON.parse(line) as { level: string; run: number; job: string });
    expect(entries.map(({ level, run }) => [level, run])).toEqual([
      ["warn", 1],
      ["warn", 2],
      ["error", 3],
    ]);
    const [{ output } = { output: "" }] = await runsOf("work");
    expect(output).toContain("footprints_type");
    expect(lines.join("")).toContain("footprints_type");
    expect(`${output} ${lines.join("")}`).not.toMatch(/canari|example\.com|señora/i);
  }, 60_000);

  test("does not keep others from running", async () => {
    const run = vi.fn(async () => undefined);
    const { nudge } = await start({ bad: { ...yearly, run: fail }, good: { ...yearly, run } });
    await nudge("bad");
    await nudge("good");
    await soon(() => expect(run).toHaveBeenCalledOnce());
  });
});

test("a job that does not end is told to stop, then counts as failed", async () => {
  let isStopped = false;
  const run = ({ stop }: JobContext) => {
    stop.addEventListener("abort", () => {
      isStopped = true;
    });
    return new Promise<void>(() => undefined);
  };
  const { nudge } = await start({ work: { ...yearly, seconds: 1, retries: 0, run } });
  await nudge("work");
  await soon(async () => expect(await states("work")).toEqual(["failed"]));
  expect(isStopped).toBe(true);
  expect(lines.join("")).toContain("No end after 1000 ms");
});

describe("told to stop", () => {
  test("it waits for the job under way, which is told too, and starts no other", async () => {
    const gate = Promise.withResolvers<void>();
    const run = vi.fn(async ({ stop }: JobContext) => {
      stop.addEventListener("abort", () => setTimeout(gate.resolve, 300));
      await gate.promise;
    });
    const { nudge, stop } = await start({ work: { ...yearly, run } });
    await nudge("work");
    await soon(() => expect(run).toHaveBeenCalledOnce());
    await nudge("work");
    await stop();
    expect((await states("work")).toSorted()).toEqual(["completed", "created"]);
    await nudge("work");
    await pause(300);
    expect(run).toHaveBeenCalledOnce();
  });

  test("it leaves a job that does not listen after a while, for another to do", async () => {
    const run = vi.fn(() => new Promise<void>(() => undefined));
    const { nudge, stop } = await start({ work: { ...yearly, run } });
    await nudge("work");
    await soon(() => expect(run).toHaveBeenCalledOnce());
    const started = performance.now();
    await stop();
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(await states("work")).toEqual(["retry"]);
  });
});

test("two processes on one database share the work", async () => {
  const ran: string[] = [];
  const table = (who: string) => ({
    work: {
      ...yearly,
      run: async () => {
        ran.push(who);
        await pause(100);
      },
    },
  });
  const one = await start(table("one"), 0.5);
  await start(table("two"), 0.5);
  for (let round = 0; round < 5; round++) {
    await one.nudge("work");
    await pause(250);
  }
  await soon(async () => expect(new Set(await states("work"))).toEqual(new Set(["completed"])));
  expect(ran).toHaveLength((await states("work")).length);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "connections that the server ends cost some lines in the log",
  async () => {
    const run = vi.fn(async () => undefined);
    const { nudge } = await start({ work: { ...yearly, run } }, 0.5);
    const others =
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()";
    for (let round = 0; round < 5; round++) {
      await database.run(others).catch(() => undefined);
      await pause(200);
    }
    await nudge("work");
    await soon(() => expect(run).toHaveBeenCalled());
    await soon(async () => expect(await states("work")).toEqual(["completed"]));
  },
);

const schedules = async () => {
  const { rows } = await database.run("select name, cron, timezone from jobs.schedule order by name");
  return rows;
};

test("what is scheduled is what the table of jobs says, also after it has changed", async () => {
  const run = async () => undefined;
  const first = await start({ old: { ...yearly, run }, work: { ...yearly, run } });
  await first.stop();
  await start({ work: { ...yearly, schedule: "5 4 * * *", retries: 7, run } });
  expect(await schedules()).toEqual([{ name: "work", cron: "5 4 * * *", timezone: "UTC" }]);
  const { rows } = await database.run(
    "select retry_limit, expire_seconds from jobs.queue where name = 'work'",
  );
  expect(rows).toEqual([{ retry_limit: 7, expire_seconds: 120 }]);
});

test("the site's own jobs can be run, twice, and remove what is over its time", async () => {
  const long = new Date(Date.now() - 91 * 86_400_000);
  const footprint = { type: 1, data: {} };
  await database.orm.insert(footprints).values([{ ...footprint, at: long }, footprint]);
  const content = {
    to: "a@example.com",
    locale: "es",
    subject: "Hola",
    text: "Hola",
    html: "<p>Hola</p>",
  } as const;
  for (const key of ["old", "new"]) await queueMail(database.orm, { key, ...content });
  await database.orm.update(outbox).set({ createdAt: long }).where(eq(outbox.key, "old"));
  await database.orm.insert(financeConfig).values({ id: 1, ...defaultFinanceConfig });
  await database.orm.insert(creditTaxes).values([...defaultCreditTaxes]);
  const { nudge } = await start(jobTable);
  for (const name of Object.keys(jobTable)) {
    await nudge(name);
    await soon(async () => expect(await states(name), name).toEqual(["completed"]));
    await nudge(name);
    await soon(async () => expect(await states(name), name).toEqual(["completed", "completed"]));
  }
  expect(lines).toEqual([]);
  expect(await database.orm.$count(footprints)).toBe(1);
  expect(await database.orm.select({ key: outbox.key }).from(outbox)).toEqual([{ key: "new" }]);
}, 60_000);
