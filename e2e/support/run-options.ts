import type { PlaywrightTestConfig } from "@playwright/test";

/** How every browser run goes, whichever engine it drives. */
export const runOptions = {
  forbidOnly: true,
  workers: 2,
  // Several journeys walk many pages, and machines are shared.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
} as const satisfies PlaywrightTestConfig;
