import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queueMail } from "#backend/mail/queue-mail.ts";
import {
  type Reaction,
  type Stage,
  startTestMailServer,
  type TestMailServer,
} from "#backend/mail/test-mail-server.ts";
import { type Database, wrapConnection } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { outbox } from "#backend/store/schema/mail.ts";

/** Opens the database for a while; the embedded one has one owner at a time. */
type WithDatabase = <Value>(work: (database: Database) => Promise<Value>) => Promise<Value>;

const from = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
/** What the site and the services do, apart from answering. */
const program = `
  const { openDatabase } = await import(${from("../store/database.ts")});
  const { createLogger } = await import(${from("../../platform/log.ts")});
  const { jobs } = await import(${from("job-table.ts")});
  const { startJobs } = await import(${from("start-jobs.ts")});
  const { nudge } = await startJobs(await openDatabase(), { jobs, log: createLogger("error") });
  await nudge("send-mail");
  setInterval(() => {}, 1000);`;

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
  const SMTP_URL = `${server.url}?name=${name}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, ...variables, SMTP_URL, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  workers.set(name, child);
};

const kill = async (name: string): Promise<void> => {
  const child = workers.get(name);
  workers.delete(name);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  const [, signal] = await once(child, "exit");
  expect(signal).toBe("SIGKILL");
};

const deliveredIds = () => server.received.map(({ raw }) => /^Message-ID: (<.+>)\r$/im.exec(raw)?.[1]);

const queue = (count: number, open: WithDatabase) =>
  open(async ({ orm }) => {
    await migrate(orm);
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

/** Kills whoever gets to that moment first, once so many mails have arrived. Resolves when it is dead. */
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

type Run = {
  readonly count: number;
  readonly crew: number;
  readonly variables: Readonly<Record<string, string>>;
};

/** Has a crew send so many mails, kills one of it at each moment, and answers what was to arrive and what is left. */
const sendWithKills = async ({ count, crew, variables }: Run, open: WithDatabase) => {
  const expected = await queue(count, open);
  const names = Array.from({ length: crew }, (_, at) => `worker-${at}`);
  for (const name of names) startWorker(name, variables);
  for (const [at, moment] of moments.entries()) {
    const name = await killAt(moment, Math.floor((count * (at + 1)) / (moments.length + 1)));
    // Alone, its lease is waited for by nobody: the test makes it lapse.
    if (crew === 1) await lapse(open);
    startWorker(name, variables);
  }
  const isOver = (missing: number) => new Set(deliveredIds()).size >= expected.length - missing;
  const wait = async (missing: number) => {
    for (const end = Date.now() + 90_000; !isOver(missing) && Date.now() < end; ) await pause(50);
  };
  await wait(crew === 1 ? 0 : moments.length);
  await pause(2_000);
  for (const name of names) await kill(name);
  await lapse(open);
  startWorker("last", variables);
  await wait(0);
  await pause(2_000);
  await kill("last");
  const unsent = await open(({ orm }) => orm.$count(outbox, sql`${outbox.state} <> 'sent'`));
  return { expected, unsent };
};

const lapse = (open: WithDatabase) =>
  open(({ orm }) =>
    orm.update(outbox).set({ claimedUntil: sql`now()` }).where(sql`${outbox.state} = 'sending'`),
  );

const expectEachOnce = ({ expected, unsent }: Awaited<ReturnType<typeof sendWithKills>>) => {
  const delivered = deliveredIds();
  expect([...new Set(delivered)].toSorted()).toEqual(expected.toSorted());
  expect(delivered.length - expected.length).toBeGreaterThan(0);
  expect(delivered.length - expected.length).toBeLessThanOrEqual(moments.length);
  expect(unsent).toBe(0);
};

const url = process.env.TEST_DATABASE_URL;
const mails = Number(process.env.MAILS_WITH_KILLS ?? 200);

test.runIf(url)(
  `on a server, ${mails} mails and three of four workers killed: each arrives, at most one is repeated for each kill`,
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
  240_000,
);

test("on the embedded database, 40 mails and its owner killed three times: the same", async () => {
  const folder = mkdtempSync(join(tmpdir(), "volante-kill-"));
  const open: WithDatabase = async (work) => {
    const database = wrapConnection({ embedded: await PGlite.create(join(folder, "pg")) });
    return work(database).finally(database.close);
  };
  try {
    const variables = { DATABASE_URL: "", DATA_DIR: folder };
    expectEachOnce(await sendWithKills({ count: 40, crew: 1, variables }, open));
  } finally {
    await Promise.all([...workers.keys()].map(kill));
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
