import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { readUnitReport } from "./read-unit-report.ts";
import { oneTest, type Stage, type StageResult, withNote, withoutPostgres } from "./stage.ts";
import { startTemporaryPostgres } from "./temporary-postgres.ts";
import { variablesForTests } from "./variables-for-tests.ts";

const runUnitTests = async (databaseUrl: string | undefined): Promise<StageResult> => {
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
      ],
      {
        env: { ...variablesForTests(), NODE_ENV: "test", TEST_DATABASE_URL: databaseUrl, NO_COLOR: "1" },
        timeoutMs: 20 * 60_000,
      },
    );
    if (!existsSync(reportFile)) return oneTest(output);
    return readUnitReport(JSON.parse(readFileSync(reportFile, "utf8")), code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
