import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

/**
 * How long an answer may wait for services, all its calls together, from the arrival of its request, in milliseconds. The rest of
 * the five seconds that a reading visitor waits at most is for drawing and sending.
 */
export const answerBudgetMs = 4_000;

/** How long a visitor waits for what there is something to show without: a page that is kept, an address as it was sent. */
export const dispensableWaitMs = 700;

const registry = Symbol.for("volante.time-budget");

/** When the present answer's time is up, by the process's clock; the pipeline's bundle, the pages' and the server's share it. */
const deadlines = (): AsyncLocalStorage<number> => {
  const holder = globalThis as { [registry]?: AsyncLocalStorage<number> };
  holder[registry] ??= new AsyncLocalStorage();
  return holder[registry];
};

/** Milliseconds that are left for the present answer, never below 0; without end where nobody waits for one. */
export const timeLeft = (): number => {
  const deadline = deadlines().getStore();
  return deadline === undefined ? Number.POSITIVE_INFINITY : Math.max(0, deadline - performance.now());
};

/** Does something that may take so many milliseconds, and no longer than what it is a part of. */
export const withinTime = <T>(milliseconds: number, work: () => T): T =>
  deadlines().run(performance.now() + Math.min(milliseconds, timeLeft()), work);

/** Gives every request that this process receives its time, before anybody reads it. Once in each process. */
export const noteArrivals = (): void => {
  subscribe("http.server.request.start", () => deadlines().enterWith(performance.now() + answerBudgetMs));
};
