import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { deliverMails } from "#backend/mail/deliver-mails.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import {
  type Reaction,
  type Stage,
  startTestMailServer,
  type TestMailServer,
} from "#backend/mail/test-mail-server.ts";
import type { Database } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { wrapConnection } from "#backend/store/open-database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { unpackEmbedded } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { bundleProgram, startProgram } from "#tools/test-support/start-program.ts";

/** Opens the database for a while; the embedded one has one owner at a time. */
type WithDatabase = <Value>(work: (database: Database) => Promise<Value>) => Promise<Value>;

/** What the site and the services do with mails, apart from answering. */
const program = `
  import { jobs } from "#backend/jobs/job-table.ts";
  import { startJobs } from "#backend/jobs/start-jobs.ts";
  import { openDatabase } from "#backend/store/open-database.ts";
  import { createLogger } from "#platform/log.ts";
  const started = openDatabase().then(async (database) => {
    if (process.env.BEFORE) await database.run(process.env.BEFORE);
    const table = { "send-mail": jobs["send-mail"] };
    return { database, ...(await startJobs(database, { jobs: table, log: createLogger("error") })) };
  });
  process.once("SIGTERM", async () => {
    const { database, stop } = await started;
    await stop();
    await database.close();
    process.exit();
  });
  await (await started).nudge("send-mail");`;

let script: string;
beforeAll(async () => {
  script = await bundleProgram(program);
});

let server: TestMailServer;
const workers = new Map<string, ChildProcess>();
beforeEach(async () => {
  server = await startTestMailServer();
});
afterEach(async () => {
  await Promise.all([...workers.keys()].map(kill));
  await server.close();
});

/** Starts a worker who calls himself by this name, also to the mail server. */
const startWorker = (name: string, variables: Readonly<Record<string, string>>): void => {
  workers.set(name, startProgram(script, { ...variables, SMTP_URL: `${server.url}?name=${name}` }));
};

const end = async (name: string, signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
  const child = workers.get(name);
  workers.delete(name);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const [, reason] = await once(child, "exit");
  // One that is still being loaded does not listen yet.
  expect(signal === "SIGKILL" ? [signal] : [signal, null]).toContain(reason);
};
const kill = (name: string) => end(name, "SIGKILL");

const deliveredIds = () => server.received.map(({ raw }) => /^Message-ID: (<.+>)\r$/im.exec(raw)?.[1]);

const queue = (count: number, open: WithDatabase) =>
  open(async (database) => {
    const { orm } = database;
    await migrate(database);
    const all = Array.from({ length: count }, (_, at) => at);
    const content = { subject: "Hola", text: "Hola", html: "<p>Hola</p>", locale: "es" } as const;
    await orm.transaction(async (tx) => {
      for (const at of all)
        await queueMail(tx, { key: `mail-${at}`, to: `person-${at}@example.com`, ...content });
    });
    const rows = await orm.select({ messageId: outbox.messageId }).from(outbox);
    return rows.map(({ messageId }) => messageId);
  });

/** Two moments between row and mail, and the one between mail and row. */
const moments: readonly Stage[] = ["mail", "data", "rcpt"];

/** Kills the first process that gets to that moment, once so many mails have arrived. Resolves when it is dead. */
const killAt = async (moment: Stage, arrived: number): Promise<string> => {
  const dead = Promise.withResolvers<string>();
  server.react = async (stage, _address, client): Promise<Reaction> => {
    if (stage !== moment || server.received.length < arrived || !workers.has(client)) return "take";
    server.react = () => "take";
    await kill(client);
    dead.resolve(client);
    return "take";
  };
  return dead.promise;
};

const lapse = "update outbox set claimed_until = now() where state = 'sending'";

type Run = {
  readonly count: number;
  readonly crew: number;
  readonly variables: Readonly<Record<string, string>>;
};

/** Has a crew send so many mails, kills one of it at each moment, and returns what was to arrive and what is left. */
const sendWithKills = async ({ count, crew, variables }: Run, open: WithDatabase) => {
  const expected = await queue(count, open);
  const names = Array.from({ length: crew }, (_, at) => `worker-${at}`);
  for (const name of names) startWorker(name, variables);
  for (const [at, moment] of moments.entries()) {
    const name = await killAt(moment, Math.floor((count * (at + 1)) / (moments.length + 1)));
    // When it is alone, no one waits for its lease: the next worker makes it lapse.
    startWorker(name, { ...variables, ...(crew === 1 && { BEFORE: lapse }) });
  }
  const isOver = (missing: number) => new Set(deliveredIds()).size >= expected.length - missing;
  const wait = async (missing: number) => {
    for (const end = Date.now() + 90_000; !isOver(missing) && Date.now() < end; ) await pause(50);
  };
  await wait(crew === 1 ? 0 : moments.length);
  for (const name of names) await end(name, "SIGTERM");
  const unsent = await open(async ({ orm, run }) => {
    await run(lapse);
    await deliverMails(orm, { smtpUrl: server.url, log: createLogger("error") });
    return orm.$count(outbox, sql`${outbox.state} <> 'sent'`);
  });
  return { expected, unsent };
};

const expectEachOnce = ({ expected, unsent }: Awaited<ReturnType<typeof sendWithKills>>) => {
  const delivered = deliveredIds();
  expect([...new Set(delivered)].toSorted()).toEqual(expected.toSorted());
  expect(delivered.length - expected.length).toBeGreaterThan(0);
  expect(delivered.length - expected.length).toBeLessThanOrEqual(moments.length);
  expect(unsent).toBe(0);
};

const url = process.env.TEST_DATABASE_URL;
const mails = Number(process.env.MAILS_WITH_KILLS ?? 100);

test.runIf(url)(
  `on a server, ${mails} mails and three of four workers killed: each arrives, at most one is repeated for each kill`,
  { tags: ["all"], timeout: 240_000 },
  async () => {
    const name = `volante_kill_${process.pid}_${Date.now()}`;
    const admin = new Pool({ connectionString: url ?? "" });
    await admin.query(`create database ${name}`);
    const own = new URL(url ?? "");
    own.pathname = `/${name}`;
    const open: WithDatabase = async (work) => {
      const database = wrapConnection({ pool: new Pool({ connectionString: own.href }) });
      return work(database).finally(database.close);
    };
    try {
      expectEachOnce(
        await sendWithKills({ count: mails, crew: 4, variables: { DATABASE_URL: own.href } }, open),
      );
    } finally {
      await Promise.all([...workers.keys()].map(kill));
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  },
);

test("on the embedded database, 20 mails and its owner killed three times: the same", {
  tags: ["all"],
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "volante-kill-"));
  const open: WithDatabase = async (work) => {
    const database = wrapConnection({ embedded: await PGlite.create(join(folder, "pg")) });
    return work(database).finally(database.close);
  };
  try {
    await unpackEmbedded(join(folder, "pg"));
    const variables = { DATABASE_URL: "", DATA_DIR: folder };
    expectEachOnce(await sendWithKills({ count: 20, crew: 1, variables }, open));
  } finally {
    await Promise.all([...workers.keys()].map(kill));
    rmSync(folder, { recursive: true, force: true });
  }
});
