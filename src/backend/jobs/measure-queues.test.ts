import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { queueMail } from "#backend/mail/queue-mail.ts";
import type { Database } from "#backend/store/database.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { telemetry } from "#platform/telemetry/telemetry.ts";
import { type RunningJobs, startJobs } from "./start-jobs.ts";

let database: Database;
let jobs: RunningJobs;
const fail = vi.fn(async () => Promise.reject(new Error("no")));

beforeAll(async () => {
  database = await openTestDatabase();
  const job = { schedule: "0 0 1 1 *", retries: 0, seconds: 60, run: fail };
  jobs = await startJobs(database, {
    jobs: { "send-mail": job, "tell-alerts": job },
    log: createLogger("silent"),
    pollSeconds: 0.5,
  });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const read = async (name: "volante_jobs" | "volante_mails") =>
  (await telemetry().gauges.get(name)?.())?.map(({ labels, value }) => [...Object.values(labels), value]);

test("what waits, what has failed and which mails are to be sent can be read while jobs are worked on", async () => {
  expect(await read("volante_jobs")).toEqual([
    ["send-mail", "waiting", 0],
    ["send-mail", "failed", 0],
    ["tell-alerts", "waiting", 0],
    ["tell-alerts", "failed", 0],
  ]);
  await jobs.nudge("send-mail");
  await vi.waitFor(
    async () => expect((await read("volante_jobs"))?.[1]).toEqual(["send-mail", "failed", 1]),
    10_000,
  );
  await database.run(
    "insert into jobs.job (name, policy, start_after) values ('tell-alerts', 'short', now() + interval '1 hour')",
  );
  expect((await read("volante_jobs"))?.[2]).toEqual(["tell-alerts", "waiting", 1]);

  const mail = {
    to: "ana@example.com",
    locale: "es",
    subject: "Hola",
    text: "Hola",
    html: "<p>Hola</p>",
  } as const;
  await queueMail(database.orm, { ...mail, key: "one" });
  await queueMail(database.orm, { ...mail, key: "two" });
  expect(await read("volante_mails")).toEqual([
    ["queued", 2],
    ["sending", 0],
  ]);

  await jobs.stop();
  expect(telemetry().gauges.has("volante_jobs")).toBe(false);
});
