import { sql } from "drizzle-orm";
import { startCursor } from "#backend/matching/alert-cursor.ts";
import { matchChanges } from "#backend/matching/match-changes.ts";
import { normaliseList } from "#backend/saved-list/normalise-list.ts";
import { bulkInsert } from "#backend/store/bulk-insert.ts";
import type { Database } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { alertEvents, notifications } from "#backend/store/schema/notifications.ts";
import { carAlerts } from "#backend/store/schema/saved-lists.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { seedWhenEmpty } from "#demo/filling/seed-database.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { startTemporaryPostgres } from "../test-stages/temporary-postgres.ts";
import { openEmbedded, openServer } from "./open-stock.ts";
import { type Figure, notMeasured, reported } from "./report.ts";

const people = 1_000;
/** Alerts and changed vehicles, smallest first: how the time grows with each. */
const sizes = [
  { alerts: 1_000, changes: 100 },
  { alerts: 1_000, changes: 1_000 },
  { alerts: 10_000, changes: 100 },
  { alerts: 10_000, changes: 1_000 },
] as const;

/** Matching alerts against changes of the stock: finding, storing what was found, and notifying on the site. */
export const measureAlerts = async (): Promise<Figure[]> => {
  console.log("Matching up to 10,000 alerts against 1,000 changes");
  const embedded = await measureOn("PGlite", await openEmbedded());
  const postgres = await startTemporaryPostgres();
  if (!postgres) return [...embedded, notMeasured("alerts, PostgreSQL", "PostgreSQL is not installed", "")];
  try {
    return [...embedded, ...(await measureOn("PostgreSQL", await openServer(postgres, 1)))];
  } finally {
    await postgres.stop();
  }
};

const measureOn = async (engine: string, database: Database): Promise<Figure[]> => {
  const { orm } = database;
  try {
    await migrate(database);
    await seedWhenEmpty(database, { vehicles: 2_400 });
    const ids = Array.from({ length: people }, newReferenceId);
    const called = ids.map((id) => ({ id, email: `${id}@volante.test`, name: "Ana", locale: "es" as const }));
    await bulkInsert(orm, customers, called);
    const figures: Figure[] = [];
    for (const { alerts, changes } of sizes) {
      await makeAlerts(database, ids, alerts);
      await change(database, changes);
      const started = performance.now();
      await matchChanges(orm, { now: new Date() });
      const seconds = (performance.now() - started) / 1000;
      const found = await orm.$count(alertEvents);
      const what = `${alerts} alerts, ${changes} changed vehicles, ${engine}`;
      figures.push(reported(what, `${seconds.toFixed(2)} s, ${found} matches`));
    }
    return figures;
  } finally {
    await database.close();
  }
};

/** Alerts as people make them: a body or a fuel, a price that is not exceeded, some with a year. */
const makeAlerts = async ({ orm }: Database, owners: readonly string[], count: number): Promise<void> => {
  for (const table of [carAlerts, notifications]) await orm.delete(table);
  const now = new Date();
  const alerts = Array.from({ length: count }, (_, at) => {
    const list = normaliseList({
      kind: "car",
      filters: {
        segment: ["city", "hatchback", "suv", "estate"][at % 4] ?? "",
        fuel: ["petrol", "diesel", "hybrid", "electric"][Math.floor(at / 4) % 4] ?? "",
        priceFrom: String(8_000 + Math.floor(at / 16) * 20),
        priceTo: String(9_000 + Math.floor(at / 16) * 20),
        ...(at % 3 === 0 && { yearFrom: "2020" }),
      },
    });
    const whose = { customerId: owners[at % owners.length] ?? "", locale: "es" as const };
    return { id: newReferenceId(), ...whose, ...list, createdAt: now, confirmedAt: now };
  });
  await bulkInsert(orm, carAlerts, alerts);
};

const change = async ({ orm }: Database, count: number): Promise<void> => {
  await startCursor(orm);
  const some = sql`${vehicles.id} in (select id from vehicles where status = 'in-stock' order by id limit ${count})`;
  await orm
    .update(vehicles)
    .set({ arrivedAt: new Date(Date.now() + 1_000) })
    .where(some);
};
