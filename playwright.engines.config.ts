import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./e2e/engines/journey.ts";
import { portFor, serverOn } from "./src/tools/test-support/test-site.ts";

const port = await portFor("E2E_ENGINES_PORT");

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/**
 * The journeys of e2e/engines/ in Firefox and WebKit, which are not Playwright's own builds: it runs, repeats and reports,
 * and the engines' own protocols drive. One worker for each engine, side by side.
 */
export default defineConfig<object, EngineOptions>({
  testDir: "e2e/engines",
  testMatch: "*.journey.ts",
  forbidOnly: true,
  workers: 2,
  timeout: 45_000,
  // Machines are shared: a second attempt counts, and the run names the test that needed it.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: "list",
  outputDir: "test-results/engines",
  use: { baseURL: `http://localhost:${port}` },
  projects: [
    { name: "firefox-phone", workers: 1, use: { engineName: "firefox", windowSize: phone } },
    { name: "webkit-phone", workers: 1, use: { engineName: "webkit", windowSize: phone } },
    { name: "firefox-desktop", workers: 1, use: { engineName: "firefox", windowSize: desktop } },
    { name: "webkit-desktop", workers: 1, use: { engineName: "webkit", windowSize: desktop } },
  ],
  webServer: serverOn(port, "--many-visitors"),
});
