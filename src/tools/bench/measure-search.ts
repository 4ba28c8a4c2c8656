import { createBackend } from "#backend/http/app.ts";
import { jobs } from "#backend/jobs/job-table.ts";
import { startJobs } from "#backend/jobs/start-jobs.ts";
import type { Database } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { seedWhenEmpty } from "#demo/filling/seed-database.ts";
import { createRandom, type Random } from "#demo/stock/random.ts";
import { createLogger } from "#platform/log.ts";
import { readTextOption } from "../read-text-option.ts";
import { ToolError } from "../run-tool.ts";
import { startTemporaryPostgres } from "../test-stages/temporary-postgres.ts";
import { randomFilters } from "../test-support/random-filters.ts";
import { startServices } from "../test-support/start-services.ts";
import { openEmbedded, openServer } from "./open-stock.ts";
import { percentile } from "./percentile.ts";
import { memoryOf } from "./process-memory.ts";
import { atMost, type Figure, notMeasured, reported } from "./report.ts";
import { timeCalls } from "./time-calls.ts";

/** A filtered search with all counts and 24 vehicles, as the storefront requests it from the services. */
const randomSearch = (random: Random): RequestInit & { readonly body: string } => {
  const filters = randomFilters(random);
  return searchOf({ kind: random.chance(0.75) ? "car" : "motorbike", filters });
};

/** The same of filters that are given. */
const searchOf = (data: Readonly<Record<string, unknown>>) => ({
  method: "POST",
  body: JSON.stringify({ components: [{ id: "s", key: "search", data }] }),
  headers: { "content-type": "application/json", "accept-language": "es" },
});

/** The address of such a search. */
const searchPath = "/pages/component-filtered";

const calls = 300;
/** Milliseconds at the 95th percentile, and of the first search of a process. */
const budget = 50;
const firstBudget = 2_000;

type Data = Readonly<Record<string, unknown>>;

/** Searches that everything or nothing comes of, and new ones, by when they are called. */
const extremes: Readonly<Record<string, (call: number) => Data>> = {
  "everything, by relevance": () => ({ filters: {} }),
  "everything, a last page by price": () => ({ filters: {}, sort: "price-desc", page: 40_000 }),
  "nothing, with ways out": () => ({
    filters: { priceTo: "1", kmsTo: "1", yearFrom: "2026", powerTo: "40" },
  }),
  "a new deposit": (call) => ({
    filters: { deposit: String(1_111 + call * 37), monthlyTo: "250" },
    sort: "monthly-asc",
  }),
};

/** The same searches over HTTP, of services in a process of their own with their jobs: the first, those after it, and what memory they take. */
const measureServedSearch = async (databaseUrl: string, vehicles: number): Promise<Figure[]> => {
  const services = await startServices({ DATABASE_URL: databaseUrl });
  const name = `search over HTTP, PostgreSQL ${vehicles}`;
  const search = async (request: RequestInit) => {
    const answer = await fetch(services.url + searchPath, request);
    if (!answer.ok) throw new Error(`a search was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const timed = async (request: RequestInit): Promise<number> => {
    const started = performance.now();
    await search(request);
    return performance.now() - started;
  };
  try {
    const first = await timed(searchOf({ kind: "car", filters: { fuel: "diesel" } }));
    const afterFirst = memoryOf(services.pid);
    const random = createRandom(20_261_122);
    const { wall } = await timeCalls(() => search(randomSearch(random)), { warming: 30, calls });
    const figures = [
      atMost(`${name}, p95`, percentile(wall, 0.95), budget, "ms"),
      reported(`${name}, p50`, `${percentile(wall, 0.5).toFixed(1)} ms`),
      atMost(`${name}, first of a process`, first, firstBudget, "ms", 0),
    ];
    for (const [what, dataOf] of Object.entries(extremes)) {
      const times: number[] = [];
      for (let call = 0; call < 20; call++) times.push(await timed(searchOf(dataOf(call))));
      figures.push(reported(`${name}, ${what}, p95 of 20`, `${percentile(times, 0.95).toFixed(1)} ms`));
    }
    const after = memoryOf(services.pid);
    const memory = `${afterFirst.toFixed(0)} MB after the first, ${after.toFixed(0)} MB after ${calls + 111}`;
    return [...figures, reported(`${name}, memory of the process`, memory)];
  } finally {
    await services.close();
  }
};

/** A million takes minutes to seed: only on request. */
const usual = [2_400, 100_000] as const;
const most = 1_000_000;

/**
 * Sizes of the stocks that are measured: those of `--stocks 2400,100000,1000000`, or the usual ones.
 * @throws ToolError for what is no list of numbers of vehicles
 */
export const readStocks = (args: readonly string[]): readonly number[] => {
  const text = readTextOption(args, "stocks");
  if (text === undefined) return usual;
  const stocks = text.split(",").map(Number);
  if (stocks.every((size) => Number.isInteger(size) && size >= 1 && size <= most)) return stocks;
  throw new ToolError(`--stocks takes numbers of vehicles from 1 to ${most}, separated by commas.`);
};

const states = 300;
/** The embedded database is not meant for more. */
const mostEmbedded = 100_000;
/** Milliseconds at the 95th percentile, quality.md "Server". */
const budgets: Readonly<Record<string, number>> = { "PGlite 2400": 15, "PostgreSQL 100000": 50 };

/** Seconds to seed a million. */
const mostSeeded = 1_000_000;
const seedingBudget = 300;

/**
 * Filtered searches with all counts and 24 vehicles, as the storefront requests them, one after another: wall time as the
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
  const search = async () => {
    const answer = await backend.fetch(new Request(`http://bench${searchPath}`, randomSearch(random)));
    if (!answer.ok) throw new Error(`a search was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  return await timeCalls(search, { warming: 30, calls: states });
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
    const started = performance.now();
    await seedWhenEmpty(database, { vehicles });
    const seconds = (performance.now() - started) / 1000;
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
