import { channel } from "node:diagnostics_channel";
import { afterAll, expect, vi } from "vitest";

/** Clears all that this process caches (`perProcess`), such as the environment that it has read. */
export const forgetProcess = (): void => {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith("volante.")) Reflect.deleteProperty(globalThis, key);
};

/** Restores what a file has replaced, and clears what the process has cached. */
const startAfresh = (): void => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  forgetProcess();
};

const stateOfProcess = () => ({
  env: { ...process.env },
  folder: process.cwd(),
  signals: ["SIGINT", "SIGTERM"].map((name) => process.listenerCount(name)),
  classes: [Request, Response],
  watchesRequests: channel("http.server.request.start").hasSubscribers,
});

startAfresh();
const found = stateOfProcess();
afterAll(() => {
  startAfresh();
  // Packages add variables of their own.
  const advice = "a file that changes its process has one of its own: share-workers.ts";
  expect(stateOfProcess(), advice).toMatchObject(found);
});
