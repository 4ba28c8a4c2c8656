import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { portFor, serverOn } from "./src/tools/test-support/test-site.ts";

const embedded = await portFor("E2E_PORT");
const overHttp = await portFor("E2E_HTTP_PORT");
const services = await portFor("E2E_SERVICES_PORT");

const debianChromium = "/usr/bin/chromium";
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

const answeredConsent = {
  name: "volante-consent",
  value: "necessary",
  domain: "localhost",
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax",
} as const;

/** Looked at on a phone only; `npm run audit` looks at every page in both widths. */
const onPhoneOnly = /\/accessibility\/(examples|content|finance|frame|blog)\.spec\.ts$/;

/**
 * One project for each way of visiting. Specs run on a phone; those in wide/ and most of accessibility/ on a desktop too,
 * those in no-script/ without scripts, those in over-http/ against services of their own process.
 */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 45_000,
  // Machines are shared: a second attempt counts, and the run names the test that needed it.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: "list",
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${embedded}`,
    // Nobody is asked about cookies; what asks is tested where it is shown, with `storageState` emptied.
    storageState: { cookies: [answeredConsent], origins: [] },
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    launchOptions: existsSync(debianChromium)
      ? { executablePath: debianChromium, args: ["--no-sandbox"] }
      : {},
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
  projects: [
    { name: "phone", testIgnore: /\/(wide|no-script|over-http)\//, use: phone },
    {
      name: "desktop",
      testMatch: /\/(wide|accessibility)\/.*\.spec\.ts$/,
      testIgnore: onPhoneOnly,
      use: desktop,
    },
    {
      name: "no-script",
      testMatch: /\/no-script\/.*\.spec\.ts$/,
      use: { ...phone, javaScriptEnabled: false },
    },
    {
      name: "over-http",
      testMatch: /\/over-http\/.*\.spec\.ts$/,
      use: { ...phone, baseURL: `http://localhost:${overHttp}` },
    },
  ],
  webServer: [serverOn(embedded), serverOn(overHttp, "--services-port", String(services))],
});
