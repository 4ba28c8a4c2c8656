import { defineConfig } from "@playwright/test";
import { runOptions } from "./e2e/support/run-options.ts";
import { chromiumOptions } from "./src/tools/chromium.ts";
import { findPostgresFolder } from "./src/tools/test-stages/system-needs.ts";
import { answeredConsent } from "./src/tools/test-support/answered-consent.ts";
import { screens } from "./src/tools/test-support/screens.ts";
import { makeSecret, portFor, serverOn } from "./src/tools/test-support/test-site.ts";

const embedded = await portFor("E2E_PORT");
const overHttp = await portFor("E2E_HTTP_PORT");
const services = await portFor("E2E_SERVICES_PORT");
const onPostgres = await portFor("E2E_POSTGRES_SITE_PORT");
const database = await portFor("E2E_DATABASE_PORT");
makeSecret("E2E_SESSION_SECRET");
const hasPostgres = findPostgresFolder() !== undefined;

const phone = { viewport: screens.phone, hasTouch: true, isMobile: true };
const desktop = { viewport: screens.desktop };

/** Looked at on a phone only; `npm run audit` looks at every page in both widths. */
const onPhoneOnly = /\/accessibility\/(examples|content|finance|frame|blog)\.spec\.ts$/;

const buying = /\/on-postgres\/(?:card-step.*|hanging-payments|reserve|reservations)\.spec\.ts$/;

/**
 * A journey that is the same in both languages is gone in one of them, by folder, unless TEST_LANGUAGES=both asks for the other as well;
 * axe looks at both.
 */
const otherLanguage =
  process.env.TEST_LANGUAGES === "both"
    ? []
    : [/ (?:journeys|wide)\/.* pt: /, / (?:no-script|over-http|on-postgres)\/.* es: /];

/**
 * One project for each way of visiting. Specs run on a phone; those in wide/ and most of accessibility/ on a desktop too,
 * those in no-script/ without scripts, those in over-http/ against services of their own process, those in on-postgres/ against
 * a site whose data is in PostgreSQL, where it is installed.
 */
export default defineConfig({
  ...runOptions,
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${embedded}`,
    // Nobody is asked about cookies; what asks is tested where it is shown, with `storageState` emptied.
    storageState: { cookies: [answeredConsent("necessary", "localhost")], origins: [] },
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    launchOptions: chromiumOptions(),
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
  projects: [
    // Those first that wait more than they work: others work meanwhile.
    ...(hasPostgres
      ? [
          {
            name: "on-postgres",
            testMatch: /\/on-postgres\/.*\.spec\.ts$/,
            testIgnore: buying,
            grepInvert: otherLanguage,
            use: { ...phone, baseURL: `http://localhost:${onPostgres}` },
          },
          // What is bought changes the stock: afterwards.
          {
            name: "buying",
            testMatch: buying,
            dependencies: ["on-postgres"],
            grepInvert: otherLanguage,
            use: { ...phone, baseURL: `http://localhost:${onPostgres}` },
          },
        ]
      : []),
    {
      name: "over-http",
      testMatch: /\/over-http\/.*\.spec\.ts$/,
      grepInvert: otherLanguage,
      use: { ...phone, baseURL: `http://localhost:${overHttp}` },
    },
    {
      name: "phone",
      testIgnore: /\/(wide|no-script|over-http|on-postgres|several)\//,
      grepInvert: [/@desktop\b/, ...otherLanguage],
      use: phone,
    },
    {
      name: "desktop",
      testMatch: /\/(wide|accessibility)\/.*\.spec\.ts$/,
      testIgnore: onPhoneOnly,
      grepInvert: [/@phone\b/, ...otherLanguage],
      use: desktop,
    },
    {
      name: "no-script",
      testMatch: /\/no-script\/.*\.spec\.ts$/,
      grepInvert: otherLanguage,
      use: { ...phone, javaScriptEnabled: false },
    },
  ],
  webServer: [
    serverOn(embedded),
    serverOn(overHttp, "--services-port", String(services)),
    ...(hasPostgres ? [serverOn(onPostgres, "--database-port", String(database))] : []),
  ],
});
