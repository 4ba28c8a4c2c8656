import type { PlaywrightTestConfig } from "@playwright/test";

/** How every browser run goes, whichever engine it drives. */
export const runOptions = {
  forbidOnly: true,
  workers: 2,
  timeout: 45_000,
  // Machines are shared: a second attempt counts, and the run names the test that needed it.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: "list",
} as const satisfies PlaywrightTestConfig;
