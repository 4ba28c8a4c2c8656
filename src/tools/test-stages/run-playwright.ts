import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { type BrowserReport, readBrowserReport } from "./read-browser-report.ts";
import { oneTest, type RunOptions, type StageResult } from "./stage.ts";

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
