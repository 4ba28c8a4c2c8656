import { join } from "node:path";
import { repositoryChecks } from "../checks/all-checks.ts";
import { runCommand } from "../run-command.ts";
import { oneTest, type Stage } from "./stage.ts";

/** Runs a program of the packages; its output is the report when it fails. */
const runPackaged = async (command: string, args: readonly string[]): Promise<string> => {
  const { code, output } = await runCommand(join("node_modules", ".bin", command), args, {
    env: { NEXT_TELEMETRY_DISABLED: "1" },
    timeoutMs: 5 * 60_000,
  });
  return code === 0 ? "" : output || `${command} ended with ${code}`;
};

export const lintStage: Stage = {
  name: "lint",
  run: async () => oneTest(await runPackaged("biome", ["ci", "--error-on-warnings", "--colors=off", "."])),
};

/** Routes have generated types, which a fresh clone does not hold yet. */
export const typesStage: Stage = {
  name: "types",
  run: async () =>
    oneTest((await runPackaged("next", ["typegen"])) || (await runPackaged("tsc", ["--noEmit"]))),
};

const knip = ["--config", "src/tools/checks/knip.config.ts", "--no-progress", "--no-config-hints"];

/** Files, exports and packages that nothing uses, or nothing but their tests. */
export const unusedStage: Stage = {
  name: "unused",
  run: async () =>
    oneTest((await runPackaged("knip", knip)) || (await runPackaged("knip", [...knip, "--production"]))),
};

export const repositoryStages: readonly Stage[] = Object.entries(repositoryChecks).map(([name, check]) => ({
  name,
  run: async () => oneTest((await check(process.cwd())).join("\n")),
}));
