import type { PlaywrightTestConfig } from "@playwright/test";

/** How every browser run goes, whichever engine it drives. */
export const runOptions = {
  forbidOnly: true,
  // One more than there are processors where the project is tested: some tests wait for times to pass.
  workers: 3,
  timeout: 45_000,
  // Machines are shared: a second attempt counts, and the run names the test that needed it.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: "list",
} as const satisfies PlaywrightTestConfig;
