import { relative } from "node:path";
import type { StageResult } from "./stage.ts";

export type UnitReport = Readonly<{
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
 * badly without saying where.
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
