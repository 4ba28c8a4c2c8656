import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { failedFiles, readUnitReport, type UnitReport } from "./read-unit-report.ts";
import { oneTest, type Stage, type StageResult, withNote, withoutPostgres } from "./stage.ts";
import { startTemporaryPostgres } from "./temporary-postgres.ts";
import { variablesForTests } from "./variables-for-tests.ts";

type Run = Readonly<{ code: number; output: string; report: UnitReport | undefined }>;

const runVitest = async (databaseUrl: string | undefined, files: readonly string[]): Promise<Run> => {
  const folder = mkdtempSync(join(tmpdir(), "volante-unit-"));
  const reportFile = join(folder, "report.json");
  try {
    const { code, output } = await runCommand(
      process.execPath,
      [
        join("node_modules", "vitest", "vitest.mjs"),
        "run",
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${reportFile}`,
        ...files,
      ],
      {
        env: { ...variablesForTests(), NODE_ENV: "test", TEST_DATABASE_URL: databaseUrl, NO_COLOR: "1" },
        timeoutMs: 20 * 60_000,
      },
    );
    const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, "utf8")) : undefined;
    return { code, output, report };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const resultOf = ({ code, output, report }: Run): StageResult =>
  report === undefined ? oneTest(output) : readUnitReport(report, code, output);

/** More files than a busy machine makes fail. */
const mostTriedAgain = 3;

/** A few files that failed are tried once more, alone; what passes then is counted, and named in the note as in browser runs. */
const runUnitTests = async (databaseUrl: string | undefined): Promise<StageResult> => {
  const first = await runVitest(databaseUrl, []);
  const result = resultOf(first);
  const failed = first.report === undefined ? [] : failedFiles(first.report);
  if (failed.length === 0 || failed.length > mostTriedAgain) return result;
  const second = resultOf(await runVitest(databaseUrl, failed));
  if (second.failed > 0) return result;
  const told = result.report.split("\n").find((line) => line !== "");
  return withNote(
    { ...result, passed: result.passed + result.failed, failed: 0 },
    `at the second attempt: ${failed.join(", ")} (${told})`,
  );
};

/** Unit and contract tests, the database suite on a PostgreSQL server of their own where it is installed. */
export const unitStage: Stage = {
  name: "unit",
  run: async () => {
    const database = await startTemporaryPostgres();
    try {
      const result = await runUnitTests(database?.url);
      return database === undefined ? withNote(result, withoutPostgres) : result;
    } finally {
      await database?.stop();
    }
  },
};
