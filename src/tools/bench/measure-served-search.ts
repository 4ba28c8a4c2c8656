import { createRandom } from "#demo/stock/random.ts";
import { startServices } from "../test-support/start-services.ts";
import { percentile } from "./percentile.ts";
import { memoryOf } from "./process-memory.ts";
import { randomSearch, searchOf, searchPath } from "./random-search.ts";
import { atMost, type Figure, reported } from "./report.ts";
import { timeCalls } from "./time-calls.ts";

const calls = 300;
/** Milliseconds at the 95th percentile, and of the first search of a process. */
const budget = 50;
const firstBudget = 2_000;

type Data = Readonly<Record<string, unknown>>;

/** Searches that everything or nothing comes of, and those that nobody asked before, by which time it is. */
const extremes: Readonly<Record<string, (call: number) => Data>> = {
  "everything, by relevance": () => ({ filters: {} }),
  "everything, a last page by price": () => ({ filters: {}, sort: "price-desc", page: 40_000 }),
  "nothing, with ways out": () => ({
    filters: { priceTo: "1", kmsTo: "1", yearFrom: "2026", powerTo: "40" },
  }),
  "a deposit that nobody asked before": (call) => ({
    filters: { deposit: String(1_111 + call * 37), monthlyTo: "250" },
    sort: "monthly-asc",
  }),
};

/** The same searches over HTTP, of services in a process of their own with their jobs: the first, those after it, and what memory they take. */
export const measureServedSearch = async (databaseUrl: string, vehicles: number): Promise<Figure[]> => {
  const services = await startServices({ DATABASE_URL: databaseUrl });
  const name = `search over HTTP, PostgreSQL ${vehicles}`;
  const ask = async (request: RequestInit) => {
    const answer = await fetch(services.url + searchPath, request);
    if (!answer.ok) throw new Error(`a search was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const timed = async (request: RequestInit): Promise<number> => {
    const begun = performance.now();
    await ask(request);
    return performance.now() - begun;
  };
  try {
    const first = await timed(searchOf({ kind: "car", filters: { fuel: "diesel" } }));
    const afterFirst = memoryOf(services.pid);
    const random = createRandom(20_261_122);
    const { wall } = await timeCalls(() => ask(randomSearch(random)), { warming: 30, calls });
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
