import { perProcess } from "./per-process.ts";

const clearings = perProcess("clearings", () => new Set<() => void>());

/** Has something done whenever {@link clearCachedAnswers} is called. */
export const onClearCachedAnswers = (clear: () => void): void => void clearings().add(clear);

/** Invalidates all cached answers of the services in this process. */
export const clearCachedAnswers = (): void => {
  for (const clear of clearings()) clear();
};
