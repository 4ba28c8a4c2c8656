import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { readUnitReport } from "./read-unit-report.ts";
import { oneTest, type RunOptions, type StageResult } from "./stage.ts";
import { variablesForTests } from "./variables-for-tests.ts";

/** Runs projects of vitest.config.ts, and counts their tests. @param env variables of the tests beside those of every run */
export const runVitest = async (
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
