import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { oneTest, type RunOptions, type StageResult, type TestTime } from "./stage.ts";

type Outcome = Readonly<{
  status: string;
  /** In milliseconds. */
  duration?: number;
  errors?: readonly Readonly<{ message?: string; stack?: string }>[];
}>;
type BrowserTest = Readonly<{ projectName: string; status: string; results: readonly Outcome[] }>;
type Spec = Readonly<{ title: string; file: string; line: number; tests: readonly BrowserTest[] }>;
type Suite = Readonly<{ title: string; suites?: readonly Suite[]; specs?: readonly Spec[] }>;

type BrowserReport = Readonly<{
  suites: readonly Suite[];
  errors: readonly Readonly<{ message?: string; stack?: string }>[];
  stats: Readonly<{ expected: number; skipped: number }>;
}>;

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const describeFailure = (spec: Spec, browserTest: BrowserTest): string => {
  const errors = browserTest.results.flatMap((result) => result.errors ?? []);
  const text = errors.map((error) => error.stack ?? error.message ?? "").join("\n");
  return `${spec.file}:${spec.line} › ${spec.title} [${browserTest.projectName}]\n${text}`;
};

const timesIn = (specs: readonly Spec[]): TestTime[] =>
  specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} › ${title} [${projectName}]`,
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0),
    })),
  );

/** Counts a Playwright JSON report. */
export const readBrowserReport = (report: BrowserReport, code: number, output: string): StageResult => {
  const specs = report.suites.flatMap(specsOf);
  const failures = specs.flatMap((spec) =>
    spec.tests.filter(({ status }) => status === "unexpected").map((each) => describeFailure(spec, each)),
  );
  const general = report.errors.map((error) => error.stack ?? error.message ?? "");
  if (code !== 0 && failures.length + general.length === 0) general.push(output);
  const all = [...general, ...failures];
  const { expected, skipped } = report.stats;
  return {
    passed: expected,
    failed: all.length,
    report: all.join("\n\n"),
    note: skipped > 0 ? `${skipped} skipped` : "",
    times: timesIn(specs),
  };
};

/** Runs the tests that a Playwright configuration names, and counts them. */
export const runPlaywright = async (config: string, { tier, shard }: RunOptions): Promise<StageResult> => {
  const folder = mkdtempSync(join(tmpdir(), "volante-browser-"));
  const reportFile = join(folder, "report.json");
  try {
    const { code, output } = await runCommand(
      process.execPath,
      [
        join("node_modules", "@playwright", "test", "cli.js"),
        "test",
        `--config=${config}`,
        "--reporter=json",
        ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ],
      {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, NO_COLOR: "1", TEST_TIER: tier },
        timeoutMs: 45 * 60_000,
      },
    );
    if (!existsSync(reportFile)) return oneTest(output);
    return readBrowserReport(JSON.parse(readFileSync(reportFile, "utf8")) as BrowserReport, code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
