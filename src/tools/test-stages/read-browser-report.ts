import type { StageResult } from "./stage.ts";

type Outcome = Readonly<{
  status: string;
  /** In milliseconds. */
  duration?: number;
  errors?: readonly Readonly<{ message?: string; stack?: string }>[];
  stdout?: readonly Readonly<{ text?: string }>[];
}>;
type BrowserTest = Readonly<{ projectName: string; status: string; results: readonly Outcome[] }>;
type Spec = Readonly<{ title: string; file: string; line: number; tests: readonly BrowserTest[] }>;
type Suite = Readonly<{ title: string; suites?: readonly Suite[]; specs?: readonly Spec[] }>;

export type BrowserReport = Readonly<{
  suites: readonly Suite[];
  errors: readonly Readonly<{ message?: string; stack?: string }>[];
  stats: Readonly<{ expected: number; unexpected: number; flaky: number; skipped: number }>;
}>;

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const describeFailure = (spec: Spec, browserTest: BrowserTest): string => {
  const errors = browserTest.results.flatMap((result) => result.errors ?? []);
  const text = errors.map((error) => error.stack ?? error.message ?? "").join("\n");
  return `${spec.file}:${spec.line} › ${spec.title} [${browserTest.projectName}]\n${text}`;
};

const testsThatEnded = (report: BrowserReport, status: string) =>
  report.suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((browserTest) => ({ spec, browserTest })))
    .filter(({ browserTest }) => browserTest.status === status);

const named = 10;

/** The files that took longest, as `journeys/a.spec.ts 31 s`: what to look at first where a run has become too long. */
const slowestFiles = (report: BrowserReport): string => {
  const seconds = new Map<string, number>();
  for (const { file, tests } of report.suites.flatMap(specsOf))
    for (const { duration = 0 } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
  const slowest = [...seconds].filter(([, spent]) => spent >= 1).toSorted(([, a], [, b]) => b - a);
  return slowest
    .slice(0, named)
    .map(([file, spent]) => `${file} ${Math.round(spent)} s`)
    .join(", ");
};

/** Counts a Playwright JSON report. A test that passed only at its second attempt is counted, and named in the note. */
export const readBrowserReport = (report: BrowserReport, code: number, output: string): StageResult => {
  const failures = testsThatEnded(report, "unexpected").map(({ spec, browserTest }) =>
    describeFailure(spec, browserTest),
  );
  const flaky = testsThatEnded(report, "flaky").map(
    ({ spec, browserTest }) => `${spec.file}:${spec.line} [${browserTest.projectName}]`,
  );
  const slowest = slowestFiles(report);
  const general = report.errors.map((error) => error.stack ?? error.message ?? "");
  if (code !== 0 && failures.length + general.length === 0) general.push(output);
  const note = [
    ...(report.stats.skipped > 0 ? [`${report.stats.skipped} skipped`] : []),
    ...(flaky.length > 0 ? [`at the second attempt: ${flaky.join(", ")}`] : []),
    ...(slowest === "" ? [] : [`longest: ${slowest}`]),
  ].join("; ");
  const all = [...general, ...failures];
  return { passed: report.stats.expected + flaky.length, failed: all.length, report: all.join("\n\n"), note };
};
