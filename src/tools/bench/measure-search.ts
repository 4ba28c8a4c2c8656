import { createBackend } from "#backend/http/app.ts";
import { jobs } from "#backend/jobs/job-table.ts";
import { startJobs } from "#backend/jobs/start-jobs.ts";
import type { Database } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { seedWhenEmpty } from "#demo/filling/seed-database.ts";
import { createRandom } from "#demo/stock/random.ts";
import { createLogger } from "#platform/log.ts";
import { startTemporaryPostgres } from "../test-stages/temporary-postgres.ts";
import { measureServedSearch } from "./measure-served-search.ts";
import { openEmbedded, openServer } from "./open-stock.ts";
import { percentile } from "./percentile.ts";
import { randomSearch, searchPath } from "./random-search.ts";
import { readStocks } from "./read-stocks.ts";
import { atMost, type Figure, notMeasured, reported } from "./report.ts";
import { timeCalls } from "./time-calls.ts";

const states = 300;
/** The embedded database is not meant for more. */
const mostEmbedded = 100_000;
/** Milliseconds at the 95th percentile, quality.md "Server". */
const budgets: Readonly<Record<string, number>> = { "PGlite 2400": 15, "PostgreSQL 100000": 50 };

/** Seconds to seed a million. */
const mostSeeded = 1_000_000;
const seedingBudget = 300;

/**
 * Filtered searches with all counts and 24 vehicles, as the storefront asks for them, one after another: wall time as the
 * caller sees it, and time on the processor of this process, which a busy machine does not lengthen.
 */
export const measureSearch = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const postgres = await startTemporaryPostgres();
  try {
    for (const vehicles of readStocks(process.argv.slice(2))) {
      console.log(`Measuring searches among ${vehicles} vehicles`);
      if (vehicles <= mostEmbedded)
        figures.push(...(await measureOn("PGlite", vehicles, await openEmbedded())));
      const name = `PostgreSQL ${vehicles}`;
      if (postgres) {
        const database = await openServer(postgres, vehicles);
        figures.push(...(await measureOn("PostgreSQL", vehicles, database)));
        figures.push(...(await measureServedSearch(database.url, vehicles)));
      } else
        figures.push(
          notMeasured(`search, ${name}, p95`, "PostgreSQL is not installed", `≤ ${budgets[name] ?? "-"} ms`),
        );
    }
  } finally {
    await postgres?.stop();
  }
  return figures;
};

const timeSearches = async (database: Database) => {
  const backend = createBackend(database);
  const random = createRandom(20_261_122);
  const ask = async () => {
    const answer = await backend.fetch(new Request(`http://bench${searchPath}`, randomSearch(random)));
    if (!answer.ok) throw new Error(`a search was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  return await timeCalls(ask, { warming: 30, calls: states });
};

const nudgeMs = 500;

/** The same while jobs work on the same database: their schedules, and mail that is looked for twice a second. */
const timeBesideJobs = async (database: Database) => {
  const running = await startJobs(database, { jobs, log: createLogger("silent") });
  const timer = setInterval(() => void running.nudge("send-mail"), nudgeMs);
  try {
    return await timeSearches(database);
  } finally {
    clearInterval(timer);
    await running.stop();
  }
};

const measureOn = async (engine: string, vehicles: number, database: Database): Promise<Figure[]> => {
  try {
    await migrate(database);
    const begun = performance.now();
    await seedWhenEmpty(database, { vehicles });
    const seconds = (performance.now() - begun) / 1000;
    const seeding = `seeding, ${engine} ${vehicles}`;
    const { wall, cpu } = await timeSearches(database);
    const besideJobs = percentile((await timeBesideJobs(database)).wall, 0.95);
    const name = `${engine} ${vehicles}`;
    const p95 = percentile(wall, 0.95);
    const budget = budgets[name];
    const shown = (values: readonly number[], share: number) => `${percentile(values, share).toFixed(1)} ms`;
    return [
      vehicles === mostSeeded
        ? atMost(seeding, seconds, seedingBudget, "s", 0)
        : reported(seeding, `${seconds.toFixed(0)} s`),
      budget === undefined
        ? reported(`search, ${name}, p95`, `${p95.toFixed(1)} ms`)
        : atMost(`search, ${name}, p95`, p95, budget, "ms"),
      reported(
        `search, ${name}, p95 beside jobs`,
        `${besideJobs.toFixed(1)} ms (${(besideJobs / p95).toFixed(2)} × alone)`,
      ),
      reported(`search, ${name}, p50`, shown(wall, 0.5)),
      reported(`search, ${name}, processor p50 / p95`, `${shown(cpu, 0.5)} / ${shown(cpu, 0.95)}`),
    ];
  } finally {
    await database.close();
  }
};
