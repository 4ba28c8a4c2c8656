import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";
import { screens } from "../../src/tools/test-support/screens.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const isOtherBrand = process.argv.includes("--project=brand");

const rehearsal = (name: string, dependencies: string[] = []) => ({
  name,
  dependencies,
  testMatch: `${name}.rehearsal.ts`,
});

/** What is rehearsed by hand in a browser, or by following links (`npm run rehearse`), on the site of the browser tests. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: undefined,
  testIgnore: undefined,
  grepInvert: undefined,
  outputDir: "../../test-results/rehearse",
  timeout: 15 * 60_000,
  expect: { timeout: 20_000 },
  projects: [
    rehearsal("states"),
    // The journeys of the default run, where they are in Portuguese, in a shop of another name, look and stock.
    {
      name: "brand",
      testDir: "../journeys",
      testMatch: "**/*.spec.ts",
      grep: /\bpt: /,
      // It has one language.
      grepInvert: /the other language/,
      timeout: 120_000,
      use: { viewport: screens.phone, hasTouch: true, isMobile: true, locale: "pt-PT" },
    },
    rehearsal("screenshots"),
    rehearsal("links"),
    rehearsal("crawl", ["links"]),
    rehearsal("pages", ["links"]),
  ],
  webServer: [base.webServer ?? []].flat().map((server) => ({
    ...server,
    command: isOtherBrand ? `${server.command} --other-brand` : server.command,
    cwd: root,
  })),
});
