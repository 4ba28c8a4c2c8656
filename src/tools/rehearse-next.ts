import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { runCommand } from "./run-command.ts";
import { ToolError } from "./run-tool.ts";

/** What a version of the framework is tried with: does it compile, build, answer and behave. */
const stages = "types,build,http,browser";

const run = async (command: string, args: readonly string[], cwd?: string): Promise<string> => {
  const { code, output } = await runCommand(command, args, { cwd, timeoutMs: 15 * 60_000 });
  if (code !== 0) throw new ToolError(`${command} ${args.join(" ")} failed:\n${output}`);
  return output;
};

const byNumber = new Intl.Collator("en", { numeric: true });

/** The newest stable and the newest canary version among those that a registry has; no canary where the stable one is newer. */
export const newestVersions = (versions: readonly string[]): readonly string[] => {
  const newest = (pattern: RegExp) =>
    versions
      .filter((version) => pattern.test(version))
      .sort(byNumber.compare)
      .at(-1);
  const stable = newest(/^\d+\.\d+\.\d+$/);
  const canary = newest(/^\d+\.\d+\.\d+-canary\.\d+$/);
  const isAhead = stable !== undefined && canary !== undefined && byNumber.compare(canary, stable) > 0;
  return [stable, isAhead ? canary : undefined].filter((version) => version !== undefined);
};

/** Copies what git has in its index with the installed packages, and puts another version of the framework in. */
const prepareFolder = async (folder: string, version: string): Promise<void> => {
  await run("git", ["checkout-index", "--all", `--prefix=${folder}${sep}`]);
  cpSync("node_modules", join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--force"];
  await run("npm", ["install", ...options, `next@${version}`], folder);
};

const tryVersion = async (version: string): Promise<boolean> => {
  console.log(`\nNext ${version}`);
  const folder = mkdtempSync(join(tmpdir(), "volante-next-"));
  try {
    await prepareFolder(folder, version);
    const test = ["--conditions=react-server", join("src", "tools", "test.ts"), "--only", stages];
    const { code } = await runCommand(process.execPath, test, {
      cwd: folder,
      echo: true,
      timeoutMs: 60 * 60_000,
    });
    return code === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Tries the shop on the newest stable and the newest canary version of the framework, each in a folder of its own, and shows what fails.
 * @param args versions to try in their place
 */
export const rehearseNext = async (args: readonly string[]): Promise<void> => {
  const known = JSON.parse(await run("npm", ["view", "next", "versions", "--json"])) as readonly string[];
  const versions = args.length > 0 ? args : newestVersions(known);
  const failed: string[] = [];
  for (const version of versions) if (!(await tryVersion(version))) failed.push(version);
  console.log(`\nTried: ${versions.join(", ")}. Failed: ${failed.join(", ") || "none"}.`);
  if (failed.length > 0) process.exitCode = 1;
};
