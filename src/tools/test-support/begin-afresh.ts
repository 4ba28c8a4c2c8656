import { channel } from "node:diagnostics_channel";
import { afterAll, expect, vi } from "vitest";

/** Puts back what a file has replaced, and forgets what it has loaded and what that has kept (`perProcess`). */
const beginAfresh = (): void => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith("volante.")) Reflect.deleteProperty(globalThis, key);
};

const stateOfProcess = () => ({
  env: { ...process.env },
  folder: process.cwd(),
  signals: ["SIGINT", "SIGTERM"].map((name) => process.listenerCount(name)),
  watchesRequests: channel("http.server.request.start").hasSubscribers,
});

beginAfresh();
const found = stateOfProcess();
afterAll(() => {
  beginAfresh();
  // Packages add variables of their own.
  const advice = "a file that changes its process has one of its own: share-workers.ts";
  expect(stateOfProcess(), advice).toMatchObject(found);
});
