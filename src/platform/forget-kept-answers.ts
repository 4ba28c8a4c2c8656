import { perProcess } from "./per-process.ts";

const clearings = perProcess("clearings", () => new Set<() => void>());

/** Has something done whenever {@link forgetKeptAnswers} is called. */
export const whenForgotten = (clear: () => void): void => void clearings().add(clear);

/** Forgets all answers of the services that this process keeps: they say something else now. */
export const forgetKeptAnswers = (): void => {
  for (const clear of clearings()) clear();
};
