import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildSiteIfStale } from "../build-site.ts";
import { runCommand } from "../run-command.ts";
import { runPlaywright } from "./run-playwright.ts";
import {
  oneTest,
  type RunOptions,
  type Stage,
  type StageResult,
  withNote,
  withoutPostgres,
} from "./stage.ts";
import { startTemporaryPostgres } from "./temporary-postgres.ts";
import { variablesForTests } from "./variables-for-tests.ts";

type UnitReport = Readonly<{
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly Readonly<{
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly Readonly<{
      status: string;
      fullName: string;
      /** In milliseconds. */
      duration?: number | null;
      failureMessages?: readonly string[] | null;
    }>[];
  }>[];
}>;

/**
 * Counts a vitest JSON report. A file that could not be loaded counts as one failure, and so does a run that ended
 * badly without naming the place.
 * @param code exit code of vitest
 * @param output shown when the report itself explains nothing
 */
export const readUnitReport = (report: UnitReport, code: number, output: string): StageResult => {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((result) => result.status !== "failed"),
  );
  const failures = [
    ...brokenFiles.map((file) => `${file.name}\n${file.message ?? ""}`),
    ...report.testResults.flatMap((file) =>
      file.assertionResults
        .filter((result) => result.status === "failed")
        .map((result) => `${file.name} › ${result.fullName}\n${result.failureMessages?.join("\n") ?? ""}`),
    ),
  ];
  if (code !== 0 && failures.length === 0) failures.push(output);
  const note = report.numPendingTests > 0 ? `${report.numPendingTests} skipped` : "";
  const times = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(process.cwd(), name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    report: failures.join("\n\n"),
    note,
    times,
  };
};

/** Runs projects of vitest.config.ts, and counts their tests. @param env variables of the tests beside those of every run */
const runVitest = async (
  projects: readonly string[],
  { shard, tier }: RunOptions,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<StageResult> => {
  const folder = mkdtempSync(join(tmpdir(), "volante-vitest-"));
  const reportFile = join(folder, "report.json");
  try {
    const { code, output } = await runCommand(
      process.execPath,
      [
        join("node_modules", "vitest", "vitest.mjs"),
        "run",
        ...projects.map((project) => `--project=${project}`),
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${reportFile}`,
        ...(tier === "all" ? [] : ["--tagsFilter=!all"]),
        ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ],
      { env: { ...variablesForTests(), NODE_ENV: "test", NO_COLOR: "1", ...env }, timeoutMs: 20 * 60_000 },
    );
    if (!existsSync(reportFile)) return oneTest(output);
    return readUnitReport(JSON.parse(readFileSync(reportFile, "utf8")), code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

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
