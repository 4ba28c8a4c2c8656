import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { findFreePort } from "./src/tools/free-port.ts";

/** Chosen once and handed to the workers, which read this file again. */
async function portFor(variable: string): Promise<number> {
  process.env[variable] ??= String(await findFreePort());
  return Number(process.env[variable]);
}

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

function serverOn(port: number, ...options: readonly string[]) {
  const command = [
    process.execPath,
    "--conditions=react-server",
    "src/tools/serve-for-tests.ts",
    "--port",
    port,
  ];
  return {
    command: [...command, ...options].join(" "),
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stderr: "pipe",
  } as const;
}

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
