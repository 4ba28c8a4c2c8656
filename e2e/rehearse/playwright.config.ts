import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

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
    rehearsal("screenshots"),
    rehearsal("links"),
    rehearsal("crawl", ["links"]),
    rehearsal("pages", ["links"]),
  ],
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
});
