import { defineConfig } from "@playwright/test";
import { runOptions } from "./e2e/support/run-options.ts";
import { chromiumOptions } from "./src/tools/chromium.ts";
import { answeredConsent } from "./src/tools/test-support/answered-consent.ts";
import { screens } from "./src/tools/test-support/screens.ts";
import { chooseTestSite, serverOn } from "./src/tools/test-support/test-site.ts";

const { port, databasePort, servicesPort } = await chooseTestSite();

const phone = { viewport: screens.phone, hasTouch: true, isMobile: true };
const desktop = { viewport: screens.desktop };

/** These buy vehicles, which changes the stock for the others: they run last. */
const buying = /\/buying\/.*\.spec\.ts$/;

/**
 * One project for each way of visiting. Specs run on a phone, those in wide/ on a desktop, those in no-script/ without scripts. All visit
 * one site, whose data is in PostgreSQL. What is tagged `@all` runs with `npm test -- --all` alone (e2e/support/tiers.ts).
 */
export default defineConfig({
  ...runOptions,
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  grepInvert: process.env.TEST_TIER === "all" ? undefined : /@all\b/,
  fullyParallel: true,
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${port}`,
    // Nobody is asked about cookies; what asks is tested where it is shown, with `storageState` emptied.
    storageState: { cookies: [answeredConsent("necessary", "localhost")], origins: [] },
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    launchOptions: chromiumOptions(),
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "phone", testIgnore: [/\/(?:wide|no-script)\//, buying], use: phone },
    { name: "desktop", testMatch: /\/wide\/.*\.spec\.ts$/, use: desktop },
    {
      name: "no-script",
      testMatch: /\/no-script\/.*\.spec\.ts$/,
      use: { ...phone, javaScriptEnabled: false },
    },
    { name: "buying", testMatch: buying, dependencies: ["phone", "desktop", "no-script"], use: phone },
  ],
  webServer: {
    ...serverOn(port, "--database-port", String(databasePort), "--services-port", String(servicesPort)),
    // A site that runs already, in the variables of CONTRIBUTING.md, is visited as it is.
    reuseExistingServer: process.env.TEST_SITE === "running",
  },
});
