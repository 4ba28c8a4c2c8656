import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { jobs } from "./job-table.ts";
import { jobsState } from "./jobs-state.ts";
import { superviseJobs } from "./supervise-jobs.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const lines: string[] = [];
const log = createLogger("warn", { write: (line: string) => void lines.push(line) });

/** Names of the queues that there are, none before pg-boss has made its tables. */
const queues = async () => {
  const { rows } = await database.run("select to_regclass('jobs.queue') is not null as made");
  if (!(rows as { made: boolean }[])[0]?.made) return [];
  return (await database.run("select name from jobs.queue where name !~ '^__' order by name")).rows;
};

test("a database that cannot be opened is asked for again, and the jobs begin when it can", async () => {
  const open = vi.fn(async () => database).mockRejectedValueOnce(new Error("nothing listens there"));
  const rewriteTexts = vi.fn(async () => undefined);
  const stop = superviseJobs(open, { log, rewriteTexts });
  expect(jobsState()).toBe("starting");
  await vi.waitFor(() => expect(jobsState()).toBe("away"));
  const all = Object.keys(jobs).length;
  await vi.waitFor(async () => expect(await queues()).toHaveLength(all), { timeout: 14_000, interval: 200 });
  expect(open).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(jobsState()).toBe("up"));
  expect(lines.join("")).toContain("The jobs could not be started; they will be");
  // The stock may have been changed while no process was there.
  await vi.waitFor(() => expect(rewriteTexts).toHaveBeenCalledWith(database), { timeout: 5_000 });
  await stop();
}, 20_000);

test("told to stop before it has begun, or while it waits for a database, it begins nothing", async () => {
  const open = vi.fn(() => Promise.reject(new Error("nothing listens there")));
  const stopEarly = superviseJobs(open, { log, afterMs: 60_000 });
  await stopEarly();
  expect(open).not.toHaveBeenCalled();
  const stop = superviseJobs(open, { log });
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  const started = performance.now();
  await stop();
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(open).toHaveBeenCalledOnce();
});
