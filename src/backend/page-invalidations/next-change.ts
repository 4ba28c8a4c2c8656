import { perProcess } from "#platform/per-process.ts";

const waiting = perProcess("page-change-waiting", () => new Set<() => void>());

/** Resolves all that wait for a change. */
export const announceChange = (): void => {
  for (const resolve of waiting()) resolve();
};

/** Resolves when something of what pages show has changed in the database, or after so many milliseconds. */
export const nextChange = (milliseconds: number): { promise: Promise<void>; cancel: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds).unref();
  waiting().add(resolve);
  const cancel = () => {
    clearTimeout(timer);
    waiting().delete(resolve);
    resolve();
  };
  return { promise, cancel };
};
