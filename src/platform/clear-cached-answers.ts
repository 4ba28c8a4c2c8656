import { perProcess } from "./per-process.ts";

const clearings = perProcess("clearings", () => new Set<() => void>());

/** Has something done whenever {@link forgetKeptAnswers} is called. */
export const onClearCachedAnswers = (clear: () => void): void => void clearings().add(clear);

/** Forgets all answers of the services that this process keeps: they say something else now. */
export const clearCachedAnswers = (): void => {
  for (const clear of clearings()) clear();
};
