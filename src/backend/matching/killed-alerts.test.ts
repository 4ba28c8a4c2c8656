import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestMailServer, type TestMailServer } from "#backend/mail/test-mail-server.ts";
import { normaliseList } from "#backend/saved-list/normalise-list.ts";
import { bulkInsert } from "#backend/store/bulk-insert.ts";
import type { Database } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { wrapConnection } from "#backend/store/open-database.ts";
import { financeConfig } from "#backend/store/schema/finance.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { carAlerts } from "#backend/store/schema/saved-lists.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { unpackEmbedded } from "#backend/store/test-database.ts";
import { seedWhenEmpty } from "#demo/filling/seed-database.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { bundleProgram, startProgram } from "#tools/test-support/start-program.ts";
import { startCursor } from "./alert-cursor.ts";

type WithDatabase = <Value>(work: (database: Database) => Promise<Value>) => Promise<Value>;

/** Matches alerts and sends mails as the jobs do, and kills itself in the midst of it when the database requests it. */
const program = `
  import { jobs } from "#backend/jobs/job-table.ts";
  import { openDatabase } from "#backend/store/open-database.ts";
  import { createLogger } from "#platform/log.ts";
  const database = await openDatabase();
  const look = async () => {
    const { rows } = await database.run("select " + process.env.DIES_WHEN + " as dies");
    if (rows[0].dies) process.kill(process.pid, "SIGKILL");
    setTimeout(look, 2);
  };
  if (process.env.DIES_WHEN) void look();
  const context = { database, log: createLogger("error"), stop: new AbortController().signal };
  await jobs["tell-alerts"].run(context);
  await jobs["send-mail"].run(context);
  process.exit(0);`;

let script: string;
beforeAll(async () => {
  script = await bundleProgram(program);
});

let server: TestMailServer;
beforeEach(async () => {
  server = await startTestMailServer();
});
afterEach(() => server.close());

const alertCount = 1_000;
/** Whose they are: each has twenty-five alerts and gets one mail. */
const people = 40;
const changed = 500;

/** A thousand alerts of so many customers, and five hundred vehicles that have come since. Returns what is to be found. */
const prepare = ({ orm }: Database, people: number) =>
  orm.transaction(async (tx) => {
    const now = new Date();
    const ids = Array.from({ length: people }, newReferenceId);
    const called = ids.map((id, at) => ({
      id,
      email: `person-${at}@volante.test`,
      name: "Ana",
      locale: "es" as const,
    }));
    await bulkInsert(tx, customers, called);
    const alerts = Array.from({ length: alertCount }, (_, at) => {
      const list = normaliseList({
        filters: { priceFrom: String(5_000 + at * 20), priceTo: String(5_300 + at * 20) },
      });
      const whose = { customerId: ids[at % people] ?? "", locale: "es" as const };
      return { id: newReferenceId(), ...whose, ...list, createdAt: now, confirmedAt: now };
    });
    await bulkInsert(tx, carAlerts, alerts);
    await startCursor(tx);
    const [{ expenses = 0 } = {}] = await tx
      .select({ expenses: financeConfig.contractExpensesCents })
      .from(financeConfig);
    await tx.update(vehicles).set({ status: "bought" });
    const some = sql`${vehicles.id} in (select id from vehicles order by id limit ${changed})`;
    const come = await tx
      .update(vehicles)
      .set({ status: "in-stock", arrivedAt: new Date(now.getTime() + 1_000) })
      .where(some)
      .returning({ vin: vehicles.vin, price: vehicles.priceCents });
    expect(come).toHaveLength(changed);
    return alerts
      .flatMap(({ id, filters }) =>
        come
          .filter(({ price }) => price + expenses >= Number(filters.priceFrom) * 100)
          .filter(({ price }) => price + expenses <= Number(filters.priceTo) * 100)
          .map(({ vin }) => `${id} ${vin}`),
      )
      .toSorted();
  });

/** Runs a worker to its end; returns whether it was killed. */
const work = async (variables: Readonly<Record<string, string>>): Promise<boolean> => {
  const child = startProgram(script, { ...variables, SMTP_URL: server.url });
  server.react = (stage) => {
    const dies = stage === "data" && variables.DIES_AT === "data" && server.received.length >= 10;
    if (dies) child.kill("SIGKILL");
    return "take";
  };
  const [code, signal] = await once(child, "exit");
  expect(signal ?? code).toBe(signal === null ? 0 : "SIGKILL");
  return signal !== null;
};

/** Kills the worker while it matches, while it writes mails, and while it sends them; then has one go to the end. */
const notifyWithKills = async (people: number, variables: Record<string, string>, open: WithDatabase) => {
  const pairs = await open(async (database) => {
    await migrate(database);
    await seedWhenEmpty(database, { vehicles: changed });
    return await prepare(database, people);
  });
  expect(pairs.length).toBeGreaterThan(alertCount);
  const started = performance.now();
  const moments: readonly Record<string, string>[] = [
    { DIES_WHEN: `(select count(*) > ${pairs.length / 3} from alert_events)` },
    { DIES_WHEN: `(select count(*) > ${people / 3} from outbox)` },
    { DIES_AT: "data" },
  ];
  for (const moment of moments)
    expect(await work({ ...variables, ...moment }), JSON.stringify(moment)).toBe(true);
  // No one waits for its lease: the test makes it lapse.
  const lapse = { claimedUntil: sql`now()` };
  await open(({ orm }) => orm.update(outbox).set(lapse).where(sql`${outbox.state} = 'sending'`));
  expect(await work(variables)).toBe(false);
  const seconds = (performance.now() - started) / 1000;
  const left = await open(async ({ orm }) => ({
    events: await orm.select().from(alertEvents),
    mails: await orm.select().from(outbox),
  }));
  return { pairs, seconds, ...left };
};

const expectExactly = (
  people: number,
  { pairs, seconds, events, mails }: Awaited<ReturnType<typeof notifyWithKills>>,
) => {
  expect(events.map(({ carAlertId, vin }) => `${carAlertId} ${vin}`).toSorted()).toEqual(pairs);
  expect(events.filter(({ mailKey }) => mailKey === null)).toEqual([]);
  const notified = new Set(mails.map(({ recipient }) => recipient));
  expect([notified.size, mails.length]).toEqual([people, people]);
  const delivered = server.received.map(({ raw }) => /^Message-ID: (<.+>)\r$/im.exec(raw)?.[1]);
  expect([...new Set(delivered)].toSorted()).toEqual(mails.map(({ messageId }) => messageId).toSorted());
  expect(delivered.length - people).toBeLessThanOrEqual(3);
  expect(mails.filter(({ state }) => state !== "sent")).toEqual([]);
  expect(seconds).toBeLessThan(60);
};

// Half a minute of processor time: where there is a server, the test on it covers the same.
test.skipIf(process.env.TEST_DATABASE_URL)(
  "1,000 alerts, 500 new vehicles and three kills on the embedded database: each address is told once",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "volante-alerts-"));
    const open: WithDatabase = async (work) => {
      const database = wrapConnection({ embedded: await PGlite.create(join(folder, "pg")) });
      return work(database).finally(database.close);
    };
    try {
      await unpackEmbedded(join(folder, "pg"));
      const variables = { DATABASE_URL: "", DATA_DIR: folder };
      expectExactly(people, await notifyWithKills(people, variables, open));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);

const url = process.env.TEST_DATABASE_URL;

test.runIf(url)("the same on a server", { tags: ["all"], timeout: 120_000 }, async () => {
  const name = `volante_alerts_${process.pid}_${Date.now()}`;
  const admin = new Pool({ connectionString: url ?? "" });
  await admin.query(`create database ${name}`);
  const DATABASE_URL = Object.assign(new URL(url ?? ""), { pathname: `/${name}` }).href;
  const open: WithDatabase = async (work) => {
    const database = wrapConnection({ pool: new Pool({ connectionString: DATABASE_URL }) });
    return work(database).finally(database.close);
  };
  try {
    expectExactly(people, await notifyWithKills(people, { DATABASE_URL }, open));
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
