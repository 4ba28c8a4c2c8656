import { buildSiteIfStale } from "../build-site.ts";
import { runPlaywright } from "./run-playwright.ts";
import { runVitest } from "./run-vitest.ts";
import { type Stage, withNote, withoutPostgres } from "./stage.ts";
import { startTemporaryPostgres } from "./temporary-postgres.ts";
import { variablesForTests } from "./variables-for-tests.ts";

/** Unit and contract tests, those with a database on a PostgreSQL server of their own where it is installed. */
export const unitStage: Stage = {
  name: "unit",
  seconds: { default: 390, all: 450 },
  run: async (options) => {
    const database = await startTemporaryPostgres();
    try {
      const result = await runVitest(["together", "afresh", "apart"], options, {
        TEST_DATABASE_URL: database?.url,
      });
      return database === undefined ? withNote(result, withoutPostgres) : result;
    } finally {
      await database?.stop();
    }
  },
};

/** The production build that the browser tests run against, made again only when its inputs changed. */
export const buildStage: Stage = {
  name: "build",
  run: async () => {
    const built = await buildSiteIfStale({ quiet: true, env: variablesForTests() });
    return { passed: 1, failed: 0, report: "", note: built ? "" : "up to date" };
  },
};

/** What an answer of the production build decides, without a browser; e2e/http/test-run.ts starts the site that they visit. */
export const httpStage: Stage = {
  name: "http",
  seconds: { default: 190, all: 250 },
  run: (options) => runVitest(["http"], options),
};

/** The main journey on a service that has the calls and fields of the customer's specification and no others. */
export const specifiedStage: Stage = {
  name: "specified",
  seconds: { default: 20, all: 50 },
  run: (options) => runVitest(["specified"], options),
};

/** Browser tests against the production build; playwright.config.ts starts the site that they visit. */
export const browserStage: Stage = {
  name: "browser",
  seconds: { default: 250, all: 600 },
  run: (options) => runPlaywright("playwright.config.ts", options),
};
