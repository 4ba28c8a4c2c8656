import { AsyncLocalStorage } from "node:async_hooks";
import type { Step } from "./in-order.ts";
import { perProcess } from "./per-process.ts";

/**
 * How long an answer may wait for services, all its calls together, from the arrival of its request, in milliseconds. The rest of
 * the five seconds that a reading visitor waits at most is for rendering and sending.
 */
const answerBudgetMs = 3_500;

/** How long a visitor waits for data that has a fallback: a stored page, an address as it was sent. */
export const dispensableWaitMs = 700;

/** When an answer's time is up, by the process's clock. */
interface Budget {
  deadline: number;
}

/** The budget of the present answer; the pipeline's bundle, the pages' and the server's share it. */
const budgets = perProcess("time-budget", () => new AsyncLocalStorage<Budget>());

/** Milliseconds that are left for the present answer, never below 0; infinite outside of one. */
export const timeLeft = (): number => {
  const budget = budgets().getStore();
  return budget ? Math.max(0, budget.deadline - performance.now()) : Number.POSITIVE_INFINITY;
};

/** Does something that may take so many milliseconds, and no longer than what it is a part of. */
export const withinTime = <T>(milliseconds: number, work: () => T): T =>
  budgets().run({ deadline: performance.now() + Math.min(milliseconds, timeLeft()) }, work);

/** Does something that no visitor waits for, in the time of an answer of its own. */
export const withNewTime = <T>(work: () => T): T =>
  budgets().run({ deadline: performance.now() + answerBudgetMs }, work);

/** Gives a request that has just arrived its time. */
export const withinAnswerTime: Step = (_request, _response, next) => withNewTime(next);
