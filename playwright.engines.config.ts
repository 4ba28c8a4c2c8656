import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./e2e/engines/journey.ts";
import { runOptions } from "./e2e/support/run-options.ts";
import { screens } from "./src/tools/test-support/screens.ts";
import { portFor, serverOn } from "./src/tools/test-support/test-site.ts";

const port = await portFor("E2E_ENGINES_PORT");

const { phone, desktop } = screens;

/** What is laid out alike at both widths is looked at on a phone. */
const testIgnore = /\/(?:forms|consent|no-script)\.journey\.ts$/;

/**
 * The journeys of e2e/engines/ in Firefox and WebKit, which are not Playwright's own builds: it runs, repeats and reports,
 * and the engines' own protocols drive. One worker for each engine, side by side.
 */
export default defineConfig<object, EngineOptions>({
  ...runOptions,
  testDir: "e2e/engines",
  testMatch: "*.journey.ts",
  outputDir: "test-results/engines",
  use: { baseURL: `http://localhost:${port}` },
  projects: [
    { name: "firefox-phone", workers: 1, use: { engineName: "firefox", windowSize: phone } },
    { name: "webkit-phone", workers: 1, use: { engineName: "webkit", windowSize: phone } },
    { name: "firefox-desktop", workers: 1, testIgnore, use: { engineName: "firefox", windowSize: desktop } },
    { name: "webkit-desktop", workers: 1, testIgnore, use: { engineName: "webkit", windowSize: desktop } },
  ],
  webServer: serverOn(port, "--many-visitors"),
});
