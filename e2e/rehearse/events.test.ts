import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { findFreePort } from "#tools/free-port.ts";
import { startTemporaryPostgres } from "#tools/test-stages/temporary-postgres.ts";
import { bundleProgram, startProgram } from "#tools/test-support/start-program.ts";

const [events, subjects, kills, crew] = [1_000, 100, 20, 3];

const preparation = `
  import { migrate } from "#backend/store/migrate.ts";
  import { openDatabase } from "#backend/store/open-database.ts";
  const database = await openDatabase();
  await migrate(database);
  await database.close();`;

/** What the site and the services do with events. */
const worker = `
  import { jobs } from "#backend/jobs/job-table.ts";
  import { startJobs } from "#backend/jobs/start-jobs.ts";
  import { openDatabase } from "#backend/store/open-database.ts";
  import { createLogger } from "#platform/log.ts";
  const table = { "send-events": jobs["send-events"] };
  const { nudge } = await startJobs(await openDatabase(), { jobs: table, log: createLogger("error") });
  for (;;) {
    await nudge("send-events");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }`;

/** Verifies what arrives, takes its time, and says by GET what it has: message id, subject and number, in the order of arrival. */
const receiver = `
  import { createServer } from "node:http";
  import { text } from "node:stream/consumers";
  import { Webhook } from "standardwebhooks";
  const webhook = new Webhook(process.env.WEBHOOK_SECRETS);
  const received = [];
  createServer(async (request, answer) => {
    if (request.method === "GET") return answer.end(JSON.stringify(received));
    const { subject, data } = webhook.verify(await text(request), request.headers);
    received.push([request.headers["webhook-id"], subject, Number(data.customerId)]);
    setTimeout(() => answer.writeHead(204).end(), Math.random() * 150);
  }).listen(Number(process.env.PORT), "127.0.0.1");`;

type Received = readonly (readonly [id: string, subject: string, number: number])[];

test(`${events} events with ${kills} kills of a worker: all arrive, none out of order for its subject`, {
  timeout: 2_400_000,
}, async () => {
  const postgres = await startTemporaryPostgres();
  if (postgres === undefined) throw new Error("PostgreSQL is not installed: npm test -- --only system");
  const processes = new Set<ChildProcess>();
  const start = (script: string, variables: Readonly<Record<string, string>>): ChildProcess => {
    const child = startProgram(script, variables);
    processes.add(child);
    return child;
  };
  const kill = async (child: ChildProcess): Promise<void> => {
    processes.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  const pool = new Pool({ connectionString: postgres.url });
  try {
    await once(start(await bundleProgram(preparation), { DATABASE_URL: postgres.url }), "exit");
    const port = String(await findFreePort());
    const settings = {
      DATABASE_URL: postgres.url,
      WEBHOOK_URLS: `http://127.0.0.1:${port}/`,
      WEBHOOK_SECRETS: `whsec_${Buffer.alloc(32, "a").toString("base64")}`,
      WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
    };
    start(await bundleProgram(receiver), { ...settings, PORT: port });
    const script = await bundleProgram(worker);
    const workers = Array.from({ length: crew }, () => start(script, settings));
    const received = async (): Promise<Received> => {
      const answer = await fetch(settings.WEBHOOK_URLS).catch(() => undefined);
      return answer === undefined ? [] : ((await answer.json()) as Received);
    };
    const started = performance.now();
    let published = 0;
    const publish = async (): Promise<void> => {
      for (; published < events; published += 1) {
        await pool.query(
          "insert into events (type, subject, data) values ('account.deleted', $1, jsonb_build_object('customerId', $2::text))",
          [`customer:${published % subjects}`, String(published)],
        );
        await pause(15);
      }
    };
    const publishing = publish();
    for (let count = 0; count < kills; count += 1) {
      const share = ((count + 1) * events) / (kills + 2);
      for (const end = Date.now() + 60_000; (await received()).length < share && Date.now() < end; )
        await pause(20);
      const at = count % crew;
      const present = workers[at];
      if (present) await kill(present);
      workers[at] = start(script, settings);
    }
    await publishing;
    const isOver = async () => new Set((await received()).map(([id]) => id)).size >= events;
    await expect.poll(isOver, { timeout: 600_000, interval: 500 }).toBe(true);
    const all = await received();
    const seconds = (performance.now() - started) / 1000;
    const first = [...new Map(all.toReversed().map((each) => [each[0], each])).values()].toReversed();
    const isOutOfOrder = ([, subject, number]: Received[number], at: number) =>
      first.slice(0, at).some((earlier) => earlier[1] === subject && earlier[2] > number);
    const wrong = first.filter(isOutOfOrder).length;
    console.log(
      `${events} events of ${subjects} subjects, ${kills} kills: ${first.length} arrived, ${all.length - first.length} of them twice, ${wrong} out of order, in ${seconds.toFixed(0)} s`,
    );
    expect(first).toHaveLength(events);
    expect(wrong).toBe(0);
  } finally {
    await Promise.all([...processes].map(kill));
    await pool.end();
    await postgres.stop();
  }
});
