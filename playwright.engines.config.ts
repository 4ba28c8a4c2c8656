import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./e2e/engines/journey.ts";
import { runOptions } from "./e2e/support/run-options.ts";
import { screens } from "./src/tools/test-support/screens.ts";
import { portFor, serverOn } from "./src/tools/test-support/test-site.ts";

const port = await portFor("E2E_ENGINES_PORT");

const { phone, desktop } = screens;
const isWhole = process.env.TEST_TIER === "all";

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
  // The main journey on a phone by default, all of them at both widths with `npm test -- --all`.
  grep: isWhole ? undefined : /@main\b/,
  use: { baseURL: `http://localhost:${port}` },
  projects: (["firefox", "webkit"] as const).flatMap((engineName) => [
    { name: `${engineName}-phone`, workers: 1, use: { engineName, windowSize: phone } },
    ...(isWhole
      ? [{ name: `${engineName}-desktop`, workers: 1, testIgnore, use: { engineName, windowSize: desktop } }]
      : []),
  ]),
  webServer: serverOn(port, "--many-visitors"),
});
