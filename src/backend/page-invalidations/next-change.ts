import { perProcess } from "#platform/per-process.ts";

const holds = perProcess("page-change-holds", () => ({ waiting: new Set<() => void>(), isEnding: false }));

/** Resolves all that wait for a change. */
export const announceChange = (): void => {
  for (const resolve of holds().waiting) resolve();
};

/** Lets requests wait for changes, or, as the service ends, no longer: else it would end as late as they do. */
export const allowHolds = (isAllowed: boolean): void => {
  holds().isEnding = !isAllowed;
  if (!isAllowed) announceChange();
};

/** Resolves when something of what pages show has changed in the database, or after so many milliseconds. */
export const nextChange = (milliseconds: number): { promise: Promise<void>; cancel: () => void } => {
  const { waiting, isEnding } = holds();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, isEnding ? 0 : milliseconds).unref();
  waiting.add(resolve);
  const cancel = () => {
    clearTimeout(timer);
    waiting.delete(resolve);
    resolve();
  };
  return { promise, cancel };
};
